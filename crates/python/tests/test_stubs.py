"""The types that come with the package say what the library has: mypy's own comparison of the two."""

import os
import subprocess
import sys
from pathlib import Path

import moonpack


def test_the_stubs_say_what_the_library_has(tmp_path):
    package = str(Path(moonpack.__file__).parents[1])
    told = subprocess.run(
        [sys.executable, "-m", "mypy.stubtest", "moonpack._moonpack"],
        env={**os.environ, "MYPYPATH": package},
        cwd=tmp_path,
        capture_output=True,
        text=True,
    )
    assert told.returncode == 0, told.stdout + told.stderr
