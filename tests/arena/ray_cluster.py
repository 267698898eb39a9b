"""A Ray cluster on this machine, for a Python that has Ray: `.ray/bin/python tests/arena/ray_cluster.py PORT`.

Its head does no work. Each line of the input is an order, and is answered by a line when it is done: `add` adds a node
with one core, `kill` kills the oldest node that is left. The end of the input is the end of the cluster.
"""

import sys

from ray.cluster_utils import Cluster

SMALLEST = 80_000_000  # bytes for the objects of a node


def main(port: int) -> None:
    """Begins a cluster at a port, and does what is asked."""
    common = {"object_store_memory": SMALLEST, "include_dashboard": False}
    head = {**common, "num_cpus": 0, "ray_client_server_port": port}
    cluster = Cluster(initialize_head=True, head_node_args=head)
    nodes = []
    print("begun", flush=True)
    for order in sys.stdin:
        if order.strip() == "add":
            nodes.append(cluster.add_node(num_cpus=1, **common))
        else:
            cluster.remove_node(nodes.pop(0), allow_graceful=False)
        print("done", flush=True)
    cluster.shutdown()


if __name__ == "__main__":
    main(int(sys.argv[1]))
