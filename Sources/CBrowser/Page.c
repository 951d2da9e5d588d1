#include "CBrowser.h"

#include <string.h>

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char index_html[] = {
#embed "Page/index.html"
};
static const unsigned char exported_html[] = {
#embed "Page/exported.html"
};
static const unsigned char style_css[] = {
#embed "Page/style.css"
};
static const unsigned char inspector_css[] = {
#embed "Page/inspector.css"
};
// icon.svg on white, for the home screens of phones.
static const unsigned char icon_png[] = {
#embed "Page/icon-180.png"
};
static const unsigned char icon_svg[] = {
#embed "Page/icon.svg"
};
static const unsigned char main_js[] = {
#embed "Page/main.js"
};
static const unsigned char connection_js[] = {
#embed "Page/connection.js"
};
static const unsigned char screen_js[] = {
#embed "Page/screen.js"
};
static const unsigned char events_js[] = {
#embed "Page/events.js"
};
static const unsigned char pointer_js[] = {
#embed "Page/pointer.js"
};
static const unsigned char keyboard_js[] = {
#embed "Page/keyboard.js"
};
static const unsigned char elements_js[] = {
#embed "Page/elements.js"
};
static const unsigned char controls_js[] = {
#embed "Page/controls.js"
};
static const unsigned char outline_js[] = {
#embed "Page/outline.js"
};

static const unsigned char timeline_js[] = {
#embed "Page/timeline.js"
};
static const unsigned char timebar_js[] = {
#embed "Page/timebar.js"
};
static const unsigned char animations_js[] = {
#embed "Page/animations.js"
};
static const unsigned char animationdetail_js[] = {
#embed "Page/animationdetail.js"
};
static const unsigned char curvegraph_js[] = {
#embed "Page/curvegraph.js"
};
static const unsigned char curveeditor_js[] = {
#embed "Page/curveeditor.js"
};
static const unsigned char swiftsource_js[] = {
#embed "Page/swiftsource.js"
};
static const unsigned char takeaway_js[] = {
#embed "Page/takeaway.js"
};
static const unsigned char strings_js[] = {
#embed "Page/strings.js"
};
static const unsigned char inspector_js[] = {
#embed "Page/inspector.js"
};
static const unsigned char findings_js[] = {
#embed "Page/findings.js"
};
static const unsigned char findings_css[] = {
#embed "Page/findings.css"
};
static const unsigned char labels_js[] = {
#embed "Page/labels.js"
};
static const unsigned char share_js[] = {
#embed "Page/share.js"
};
static const unsigned char inspection_js[] = {
#embed "Page/inspection.js"
};
static const unsigned char overlay_js[] = {
#embed "Page/overlay.js"
};
static const unsigned char rows_js[] = {
#embed "Page/rows.js"
};
static const unsigned char values_js[] = {
#embed "Page/values.js"
};
static const unsigned char layers_js[] = {
#embed "Page/layers.js"
};
static const unsigned char layerdetail_js[] = {
#embed "Page/layerdetail.js"
};
static const unsigned char taps_js[] = {
#embed "Page/taps.js"
};
static const unsigned char moments_js[] = {
#embed "Page/moments.js"
};
static const unsigned char planes_js[] = {
#embed "Page/planes.js"
};
static const unsigned char exploded_js[] = {
#embed "Page/exploded.js"
};
static const unsigned char marks_js[] = {
#embed "Page/marks.js"
};
static const unsigned char compare_js[] = {
#embed "Page/compare.js"
};

static const struct {
    const char *path, *type;
    const void *bytes;
    size_t count;
} files[] = {
    {"/", "text/html; charset=utf-8", index_html, sizeof index_html},
    {"/exported.html", "text/html; charset=utf-8", exported_html, sizeof exported_html},
    {"/style.css", "text/css; charset=utf-8", style_css, sizeof style_css},
    {"/inspector.css", "text/css; charset=utf-8", inspector_css, sizeof inspector_css},
    {"/icon-180.png", "image/png", icon_png, sizeof icon_png},
    {"/icon.svg", "image/svg+xml", icon_svg, sizeof icon_svg},
    {"/main.js", "text/javascript; charset=utf-8", main_js, sizeof main_js},
    {"/connection.js", "text/javascript; charset=utf-8", connection_js, sizeof connection_js},
    {"/screen.js", "text/javascript; charset=utf-8", screen_js, sizeof screen_js},
    {"/events.js", "text/javascript; charset=utf-8", events_js, sizeof events_js},
    {"/pointer.js", "text/javascript; charset=utf-8", pointer_js, sizeof pointer_js},
    {"/keyboard.js", "text/javascript; charset=utf-8", keyboard_js, sizeof keyboard_js},
    {"/elements.js", "text/javascript; charset=utf-8", elements_js, sizeof elements_js},
    {"/controls.js", "text/javascript; charset=utf-8", controls_js, sizeof controls_js},
    {"/outline.js", "text/javascript; charset=utf-8", outline_js, sizeof outline_js},
    {"/timeline.js", "text/javascript; charset=utf-8", timeline_js, sizeof timeline_js},
    {"/timebar.js", "text/javascript; charset=utf-8", timebar_js, sizeof timebar_js},
    {"/animations.js", "text/javascript; charset=utf-8", animations_js, sizeof animations_js},
    {"/animationdetail.js", "text/javascript; charset=utf-8", animationdetail_js, sizeof animationdetail_js},
    {"/curvegraph.js", "text/javascript; charset=utf-8", curvegraph_js, sizeof curvegraph_js},
    {"/curveeditor.js", "text/javascript; charset=utf-8", curveeditor_js, sizeof curveeditor_js},
    {"/swiftsource.js", "text/javascript; charset=utf-8", swiftsource_js, sizeof swiftsource_js},
    {"/takeaway.js", "text/javascript; charset=utf-8", takeaway_js, sizeof takeaway_js},
    {"/strings.js", "text/javascript; charset=utf-8", strings_js, sizeof strings_js},
    {"/inspector.js", "text/javascript; charset=utf-8", inspector_js, sizeof inspector_js},
    {"/findings.js", "text/javascript; charset=utf-8", findings_js, sizeof findings_js},
    {"/labels.js", "text/javascript; charset=utf-8", labels_js, sizeof labels_js},
    {"/share.js", "text/javascript; charset=utf-8", share_js, sizeof share_js},
    {"/findings.css", "text/css; charset=utf-8", findings_css, sizeof findings_css},
    {"/inspection.js", "text/javascript; charset=utf-8", inspection_js, sizeof inspection_js},
    {"/overlay.js", "text/javascript; charset=utf-8", overlay_js, sizeof overlay_js},
    {"/rows.js", "text/javascript; charset=utf-8", rows_js, sizeof rows_js},
    {"/values.js", "text/javascript; charset=utf-8", values_js, sizeof values_js},
    {"/layers.js", "text/javascript; charset=utf-8", layers_js, sizeof layers_js},
    {"/layerdetail.js", "text/javascript; charset=utf-8", layerdetail_js, sizeof layerdetail_js},
    {"/taps.js", "text/javascript; charset=utf-8", taps_js, sizeof taps_js},
    {"/moments.js", "text/javascript; charset=utf-8", moments_js, sizeof moments_js},
    {"/planes.js", "text/javascript; charset=utf-8", planes_js, sizeof planes_js},
    {"/exploded.js", "text/javascript; charset=utf-8", exploded_js, sizeof exploded_js},
    {"/marks.js", "text/javascript; charset=utf-8", marks_js, sizeof marks_js},
    {"/compare.js", "text/javascript; charset=utf-8", compare_js, sizeof compare_js},
};

const void *kinora_page_file(const char *path, const char **type, size_t *count) {
    for (size_t index = 0; index < sizeof files / sizeof *files; index++)
        if (strcmp(path, files[index].path) == 0) {
            *type = files[index].type;
            *count = files[index].count;
            return files[index].bytes;
        }
    return NULL;
}
