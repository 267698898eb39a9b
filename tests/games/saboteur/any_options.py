"""Every combination of options, for tests that look for counterexamples."""

from hypothesis import strategies as st

any_options = st.fixed_dictionaries(
    {
        "players": st.integers(3, 10),
        "edition": st.sampled_from(["revised", "classic"]),
        "rounds": st.integers(1, 4),
        "sabotaged_unpaid": st.booleans(),
        "bonus_nuggets": st.booleans(),
        "all_saboteurs": st.booleans(),
        "maps": st.integers(0, 6),
        "first": st.none() | st.integers(0, 2),
    }
)
