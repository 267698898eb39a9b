"""What Torch and Hugging Face's `datasets` do with arrays and data; both are too large to be installed for the tests.

`make long` runs these where somebody has installed them: `uv pip install torch datasets`.
"""

import numpy as np
import pytest

from pyrite.core.text_fields import OptionValue
from pyrite.lab import Batch, data

pytestmark = [pytest.mark.long, pytest.mark.filterwarnings("ignore")]


@pytest.mark.parametrize("form", ["compact", "dense"])
def test_torch_shares_the_arrays_of_a_batch(form):
    torch = pytest.importorskip("torch")
    batch = Batch("saboteur", 4, 5, seed=10, form=form)
    own = ["observations"] if form == "compact" else ["planes", "features", "mask"]
    for name in ("legal", "counts", "seats", "ended", "rewards", *own):
        array = getattr(batch, name)
        assert torch.from_dlpack(array).data_ptr() == array.ctypes.data
    seats = torch.from_dlpack(batch.seats)
    for _ in range(3):
        batch.step(batch.legal[:, 0])
        assert (seats.numpy() == batch.seats).all()


def test_datasets_loads_a_folder_as_it_is(tmp_path):
    datasets = pytest.importorskip("datasets")
    options: dict[str, OptionValue] = {"players": 3, "rounds": 1}
    plan = data.DataPlan(source="bots", game="saboteur", options=options, bots=("novice",), games=3, seed=1)
    decisions = sum(part.decisions for part in data.write(tmp_path / "out", plan, cores=1))
    loaded = datasets.load_dataset(str(tmp_path / "out"), cache_dir=str(tmp_path / "cache"))["train"]
    assert len(loaded) == decisions
    assert set(data.SCHEMA.names) == set(loaded.column_names)
    tensors = loaded.with_format("numpy")[0]
    assert np.asarray(tensors["observation"]).shape == (613,)
