// For dladdr.
#define _GNU_SOURCE

#include "CGraphviz.h"

#include <ctype.h>
#include <dlfcn.h>
#include <gvc.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#if __has_include(<graphviz_version.h>)
#include <graphviz_version.h>
#endif

struct navgraph_graph {
  Agraph_t *graph;
  bool has_layout;
};

// MARK: - Errors

// Graphviz reports an error in several calls: first the level, then the text. A buffer of fixed size holds them, since
// one broken graph can give a message for each of its nodes.
static char messages[4096];
static size_t messages_length;

static int collect_message(char *text) {
  size_t length = strlen(text);
  size_t room = sizeof messages - 1 - messages_length;
  if (length > room) length = room;
  memcpy(messages + messages_length, text, length);
  messages_length += length;
  messages[messages_length] = '\0';
  return 0;
}

static void forget_messages(void) {
  messages_length = 0;
  messages[0] = '\0';
  agreseterrors();
  // The cast takes in the newer versions of Graphviz, where the text is `const`.
  agseterrf((agusererrf)collect_message);
}

const char *navgraph_errors(void) { return messages; }

// `agerrors` gives the highest level since it was reset: AGWARN is 0, the level of errors is above.
static bool has_failed(void) { return agerrors() >= AGERR; }

// MARK: - The context

#if defined(__APPLE__)
#define PLUGIN_SUFFIX ".dylib"
#define VERSIONED(number) "." number ".dylib"
#else
#define PLUGIN_SUFFIX ".so"
#define VERSIONED(number) ".so." number
#endif
#define TEXT_OF(number) #number
#define TEXT(number) TEXT_OF(number)

// Finds the description of a plugin in its library. The library stays open as long as the process runs.
static void *plugin_description(const char *folder, const char *plugin) {
  static const char *const suffixes[] = {
#ifdef GVPLUGIN_VERSION
    VERSIONED(TEXT(GVPLUGIN_VERSION)),
#endif
    PLUGIN_SUFFIX,
  };
  for (size_t index = 0; index < sizeof suffixes / sizeof *suffixes; index++) {
    char path[4096];
    int length = snprintf(path, sizeof path, "%s/libgv%s%s", folder, plugin, suffixes[index]);
    if (length < 0 || (size_t)length >= sizeof path) continue;
    void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    if (!library) continue;
    char symbol[64];
    snprintf(symbol, sizeof symbol, "gv%s_LTX_library", plugin);
    void *description = dlsym(library, symbol);
    if (description) return description;
    dlclose(library);
  }
  return NULL;
}

static bool measures_without_fonts;

// A context that knows only the core and `dot`, whose libraries are in a folder. It measures text with tables that are
// built into Graphviz; with all plugins, Pango measures with the fonts of the machine, and the same graph looks
// different on the next one.
static GVC_t *lean_context(const char *folder) {
  // Graphviz keeps the pointer to this list.
  static lt_symlist_t plugins[] = {
    {"gvplugin_core_LTX_library", NULL}, {"gvplugin_dot_layout_LTX_library", NULL}, {NULL, NULL},
  };
  plugins[0].address = plugin_description(folder, "plugin_core");
  plugins[1].address = plugin_description(folder, "plugin_dot_layout");
  if (!plugins[0].address || !plugins[1].address) return NULL;
  GVC_t *context = gvContextPlugins(plugins, 0);
  measures_without_fonts = context != NULL;
  return context;
}

// The context of a download, which has the plugins beside libgvc. It must not ask Graphviz for its folder: that is the
// one of the machine that the library was built on, and what GVBINDIR names belongs to another version.
static GVC_t *context_of_download(void) {
  Dl_info library;
  // Found at run time, as an address in the program itself could be that of a stub.
  void *symbol = dlsym(RTLD_DEFAULT, "gvContextPlugins");
  if (!symbol || !dladdr(symbol, &library) || !library.dli_fname) return NULL;
  const char *name = strrchr(library.dli_fname, '/');
  char folder[4096];
  if (!name || (size_t)(name - library.dli_fname) >= sizeof folder) return NULL;
  snprintf(folder, sizeof folder, "%.*s", (int)(name - library.dli_fname), library.dli_fname);
  return lean_context(folder);
}

static GVC_t *make_context(void) {
  GVC_t *context = context_of_download();
  if (context) return context;
  GVC_t *full = gvContext();
  if (!full) return NULL;
  // Exported by libgvc but in no header; newer versions may hide it, and then the full context has to do.
  char *(*library_folder)(GVC_t *) = (char *(*)(GVC_t *))dlsym(RTLD_DEFAULT, "gvconfig_libdir");
  const char *folder = library_folder ? library_folder(full) : NULL;
  GVC_t *lean = folder ? lean_context(folder) : NULL;
  if (!lean) return full;
  gvFreeContext(full);
  return lean;
}

// One context serves the whole process: making one is slow, and freeing one leaks in several versions.
static GVC_t *shared_context(void) {
  static GVC_t *context;
  if (!context) context = make_context();
  return context;
}

bool navgraph_measures_without_fonts(void) { return shared_context() && measures_without_fonts; }

// MARK: - Graphs

// Graphviz walks through subgraphs in the order of the addresses at which it keeps their names, so that the same text
// can give another picture with the next memory layout. This makes each subgraph again under a name whose address is in
// its place: first all the names, then their order, then the subgraphs. The order is that of the numbers at the end of
// the names in the text.

typedef struct {
  Agraph_t *graph;
  unsigned long number;
} numbered_subgraph;

static int by_number(const void *left, const void *right) {
  unsigned long a = ((const numbered_subgraph *)left)->number, b = ((const numbered_subgraph *)right)->number;
  return (a > b) - (a < b);
}

static int by_address(const void *left, const void *right) {
  uintptr_t a = (uintptr_t)*(char *const *)left, b = (uintptr_t)*(char *const *)right;
  return (a > b) - (a < b);
}

static unsigned long trailing_number(const char *name) {
  size_t start = strlen(name);
  while (start > 0 && isdigit((unsigned char)name[start - 1])) start--;
  return strtoul(name + start, NULL, 10);
}

static bool order_subgraphs(Agraph_t *graph) {
  size_t count = 0;
  for (Agraph_t *subgraph = agfstsubg(graph); subgraph; subgraph = agnxtsubg(subgraph)) count++;
  if (count < 2) return true;
  numbered_subgraph *old = calloc(count, sizeof *old);
  char **names = calloc(count, sizeof *names);
  bool is_ordered = old && names;
  if (is_ordered) {
    size_t index = 0;
    for (Agraph_t *subgraph = agfstsubg(graph); subgraph; subgraph = agnxtsubg(subgraph), index++) {
      old[index] = (numbered_subgraph){subgraph, trailing_number(agnameof(subgraph))};
      char name[48];
      snprintf(name, sizeof name, "cluster.%zu", index);
      names[index] = agstrdup(graph, name);
    }
    qsort(old, count, sizeof *old, by_number);
    qsort(names, count, sizeof *names, by_address);
    for (index = 0; index < count; index++) {
      Agraph_t *copy = agsubg(graph, names[index], 1);
      agcopyattr(old[index].graph, copy);
      for (Agnode_t *node = agfstnode(old[index].graph); node; node = agnxtnode(old[index].graph, node)) {
        agsubnode(copy, node, 1);
      }
      agdelsubg(graph, old[index].graph);
    }
  }
  free(old);
  free(names);
  return is_ordered;
}

navgraph_graph *navgraph_graph_read(const char *dot) {
  forget_messages();
  Agraph_t *graph = agmemread(dot);
  if (!graph) return NULL;
  navgraph_graph *result = has_failed() || !order_subgraphs(graph) ? NULL : calloc(1, sizeof *result);
  if (!result) {
    agclose(graph);
    return NULL;
  }
  result->graph = graph;
  return result;
}

bool navgraph_graph_layout(navgraph_graph *graph) {
  GVC_t *context = shared_context();
  if (!context) return false;
  // Even after a failure there is something of a layout to be freed.
  graph->has_layout = true;
  return gvLayout(context, graph->graph, "dot") == 0 && !has_failed();
}

navgraph_edge_count navgraph_graph_count_edges(navgraph_graph *graph) {
  navgraph_edge_count count = {0, 0};
  if (!graph->has_layout) return count;
  for (Agnode_t *node = agfstnode(graph->graph); node; node = agnxtnode(graph->graph, node)) {
    for (Agedge_t *edge = agfstout(graph->graph, node); edge; edge = agnxtout(graph->graph, edge)) {
      count.all++;
      if (ED_spl(edge) && ED_spl(edge)->size > 0) count.drawn++;
    }
  }
  return count;
}

// The length is `unsigned int *` up to Graphviz 12 and `size_t *` after it. The declaration itself is asked which.
#define RENDERS_WITH(type) int (*)(GVC_t *, graph_t *, const char *, char **, type *)
typedef __typeof__(_Generic(&gvRenderData, RENDERS_WITH(unsigned int): 0u, default: (size_t)0)) render_length;

char *navgraph_graph_render_svg(navgraph_graph *graph, size_t *length) {
  char *svg = NULL;
  render_length rendered = 0;
  if (!graph->has_layout) return NULL;
  if (gvRenderData(shared_context(), graph->graph, "svg", &svg, &rendered) != 0 || !svg || has_failed()) {
    if (svg) gvFreeRenderData(svg);
    return NULL;
  }
  *length = rendered;
  return svg;
}

void navgraph_svg_free(char *svg) { gvFreeRenderData(svg); }

void navgraph_graph_free(navgraph_graph *graph) {
  if (!graph) return;
  if (graph->has_layout) gvFreeLayout(shared_context(), graph->graph);
  agclose(graph->graph);
  free(graph);
}
