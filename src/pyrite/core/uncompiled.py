"""What the engine asks of Cython, for machines that run the interpreted files without it."""

from contextlib import nullcontext

nogil = nullcontext()
