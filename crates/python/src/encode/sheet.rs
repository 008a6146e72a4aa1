//! The paper a view is drawn on: named planes of bytes, one after the other.
//!
//! One drawing serves two purposes: on a [`Page`] it fills a tensor that somebody gave, on a [`Blank`] it says which planes
//! there are. So the list of planes cannot disagree with what is drawn.

/// A plane: a name, and a shape whose product is its number of bytes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Plane {
    /// The name.
    pub(crate) name: &'static str,
    /// The shape, in the order of C.
    pub(crate) shape: Vec<usize>,
}

impl Plane {
    /// How many bytes it has.
    pub(crate) fn len(&self) -> usize {
        self.shape.iter().product()
    }
}

/// Something planes are drawn on.
pub(crate) trait Sheet {
    /// The next plane, all nought.
    fn plane(&mut self, name: &'static str, shape: &[usize]) -> &mut [u8];

    /// The next plane, with one number in it.
    fn number(&mut self, name: &'static str, value: impl TryInto<u8>) {
        set(self.plane(name, &[1]), 0, number(value));
    }

    /// The next plane, with a 1 at this place or nowhere.
    fn one_of(&mut self, name: &'static str, count: usize, place: Option<usize>) {
        let plane = self.plane(name, &[count]);
        if let Some(place) = place {
            set(plane, place, 1);
        }
    }
}

/// A number as a byte; what is too large is 255.
pub(crate) fn number(value: impl TryInto<u8>) -> u8 {
    value.try_into().unwrap_or(u8::MAX)
}

/// Writes a byte; a place that the plane does not have is passed over.
#[inline]
pub(crate) fn set(plane: &mut [u8], place: usize, value: u8) {
    if let Some(byte) = plane.get_mut(place) {
        *byte = value;
    }
}

/// A tensor to be filled; it holds nought already.
pub(crate) struct Page<'a> {
    rest: &'a mut [u8],
}

impl<'a> Page<'a> {
    /// The whole tensor.
    pub(crate) fn new(rest: &'a mut [u8]) -> Self {
        Self { rest }
    }
}

impl Sheet for Page<'_> {
    #[inline]
    fn plane(&mut self, _name: &'static str, shape: &[usize]) -> &mut [u8] {
        let len = shape.iter().product::<usize>().min(self.rest.len());
        let (plane, rest) = std::mem::take(&mut self.rest).split_at_mut(len);
        self.rest = rest;
        plane
    }
}

/// Notes which planes there are.
#[derive(Default)]
pub(crate) struct Blank {
    planes: Vec<Plane>,
    scratch: Vec<u8>,
}

impl Blank {
    /// The planes, in order.
    pub(crate) fn into_planes(self) -> Vec<Plane> {
        self.planes
    }
}

impl Sheet for Blank {
    fn plane(&mut self, name: &'static str, shape: &[usize]) -> &mut [u8] {
        let plane = Plane { name, shape: shape.to_vec() };
        self.scratch.clear();
        self.scratch.resize(plane.len(), 0);
        self.planes.push(plane);
        &mut self.scratch
    }
}
