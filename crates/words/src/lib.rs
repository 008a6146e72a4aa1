//! Every word a person reads, in English, German and Ukrainian.
