// A thin shim over libcgraph and libgvc that hides what differs between versions of Graphviz, and what Swift cannot
// import safely: macros, the global `Agdirected`, and the type of the length that `gvRenderData` gives.
//
// Graphviz keeps its parser, its error level and its layout state in globals. No two of these functions may run at the
// same time, not even on different graphs: the caller holds a lock.
#pragma once

#include <stdbool.h>
#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A graph that was read from DOT text.
typedef struct navgraph_graph navgraph_graph;

/// What became of the edges of a graph in its layout.
typedef struct {
  /// The edges in the graph.
  size_t all;
  /// Those that the layout gave a curve. `gvLayout` may return success and still leave some out.
  size_t drawn;
} navgraph_edge_count;

/// Parses DOT text, which ends with a zero byte. Gives NULL, and a reason in `navgraph_errors`, for what is no graph.
navgraph_graph *navgraph_graph_read(const char *dot);

/// Lays a graph out with `dot`. Gives whether Graphviz succeeded and reported no error.
bool navgraph_graph_layout(navgraph_graph *graph);

/// Counts the edges of a graph that has a layout.
navgraph_edge_count navgraph_graph_count_edges(navgraph_graph *graph);

/// Renders a graph that has a layout as SVG. Gives NULL, and a reason in `navgraph_errors`, on failure.
/// The bytes belong to the caller, who gives them back to `navgraph_svg_free`.
char *navgraph_graph_render_svg(navgraph_graph *graph, size_t *length);

/// Gives back what `navgraph_graph_render_svg` gave.
void navgraph_svg_free(char *svg);

/// Gives back a graph and its layout.
void navgraph_graph_free(navgraph_graph *graph);

/// The errors and warnings since the last `navgraph_graph_read`, cut off where they are very long.
const char *navgraph_errors(void);

/// Whether text is measured with Graphviz's built-in tables, so that a layout is the same whatever fonts there are.
bool navgraph_measures_without_fonts(void);

#ifdef __cplusplus
}
#endif
