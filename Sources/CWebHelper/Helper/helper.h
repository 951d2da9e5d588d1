// The process that runs web views with WebKitGTK: types and functions that its files share.
#ifndef KINORA_HELPER_H
#define KINORA_HELPER_H

#include <webkit/webkit.h>

#include "WebHelperProtocol.h"

// --- Messages (wire.c) ---

/// A message that is read: the fields are taken in their order. A field that is not there makes `failed` true and reads as 0 or "".
struct reader {
    const guint8 *bytes;
    gsize count, at;
    gboolean failed;
};

guint32 read_u32(struct reader *);
double read_f64(struct reader *);
/// To be freed by the caller.
char *read_text(struct reader *);
GBytes *read_data(struct reader *);

/// A message that is written.
GByteArray *message(void);
void add_u32(GByteArray *, guint32);
void add_f64(GByteArray *, double);
void add_text(GByteArray *, const char *text_or_null);
/// Sends a message and frees it; `descriptor` goes with it (-1: none) and is left open. A page whose messages are too long is ended.
void send_message(GByteArray *, enum kinora_web_event kind, guint32 view, int descriptor);
/// Takes the socket to the app; `received` is called for each message, on the main loop, from `wire_read` on.
void wire_start(int socket, void (*received)(guint32 kind, guint32 view, struct reader *));
void wire_read(void);

// --- Views ---

struct view {
    guint32 number;
    int width, height; // points
    GtkWidget *window, *capture;
    WebKitWebView *web;
    WebKitUserContentManager *content;
    WebKitInputMethodContext *input;
    guint32 store;
    gsize waiting; // bytes of messages that the app has not read
    gboolean is_ending; // its messages were too long
    guint end_count; // processes of the page that have ended
    gboolean is_gone; // the last one has, and no load has begun since

    // Pixels (capture.c)
    guint8 *scratch, *current;
    int pixel_width, pixel_height, stride;
    guint8 *shared;
    gsize shared_size;
    cairo_region_t *damage;
    gboolean is_being_read, must_send, is_opaque, is_transparent, takes_snapshot, takes_another;
    /// The page's offset of the captured pixels; unknown while `scrolls` is true: frames wait.
    double scroll_x, scroll_y;
    gboolean scrolls, scrolls_again;
    double next_x, next_y;
    /// The offset that the app knows: its own, or one that was reported.
    double known_x, known_y;
    /// The offset to which the page scrolled itself during a scroll.
    double observed_x, observed_y;
    guint32 serial, next_serial, running_serial, scroll_count;
    /// Serial number of the last offset that the app asked for.
    guint32 known_serial;
    gint64 input_time; // of the last event that the page may not have handled yet

    // Loading (load.c)
    gboolean has_failed, is_committed, has_network, is_stopped;
    int redirects;
    char *requested; // URL of a request of the app, until its load begins, or NULL
    char *folder; // real path that the page may read, or NULL
    char *folder_filter;
    GHashTable *decisions, *dialogs;
    /// Counts loads, so that a filter that is ready too late starts no old load.
    guint load_count;
    struct pending_load *pending;
    WebKitURIRequest *allowed; // of the navigation that was allowed last, or NULL
    gboolean begins_again; // the allowed one, because its challenge was lost


    // Schemes of the app (scheme.c)
    guint32 earlier_task; // the last one before the present load began

    // Questions (question.c)
    GHashTable *challenges, *replies;
    gboolean has_lost_challenge; // the engine has cancelled one
    guint32 last_challenge, lost_challenge; // 0: none
    gboolean has_lost_answer;
    enum kinora_web_challenge lost_answer;
    WebKitCredential *lost_credential;
    WebKitOptionMenu *menu; // the open list of options, or NULL
    guint32 menu_id;

    // Scripts (script.c)
    gint64 ping_sent; // 0: none outstanding
    guint open_dialogs, dialog_count; // dialogs that are open; that were opened in the present period
    gint64 dialog_period;
    /// Whether the page has opened too many dialogs, and has not come back to its run loop since.
    gboolean storms;
    gboolean is_ready;
    GHashTable *handlers;

    // Finding (find.c)
    guint32 find_id; // the question of a search that is not answered; 0 for none
    guint find_moves; // steps to other matches whose signals have not come
};

extern struct helper {
    int scale;
    gboolean has_sandbox;
    GHashTable *views;
    struct view *pointed, *focused; // the views that have the pointer and the keyboard
    WebKitUserContentFilterStore *filters;
    WebKitUserContentFilter *network_filter;
    WebKitUserContentFilter *file_filter;
    WebKitUserContentFilter *remote_filter; // all but loopback
} helper;

void helper_leave(void);
struct view *view_numbered(guint32 number); // NULL for none
/// Ends the web process of a page that asks for too much, soon.
void page_end(struct view *);
void view_create(guint32 number, struct reader *);
void view_free(gpointer view);
void view_resize(struct view *, int width, int height);
void view_set(struct view *, struct reader *);
/// Creates the view that the next KINORA_WEB_CREATE takes, with its web process running.
void view_prepare(void);

/// A widget that draws its child into memory instead of the window.
GtkWidget *capture_new(struct view *, GtkWidget *child);
void capture_resize(struct view *);
void capture_acknowledged(struct view *);
/// Sends what has changed, unless the frame before is still being read.
void capture_send(struct view *);
void capture_free(struct view *);
int memory_file(gsize size, void **bytes);
void snapshot_take(struct view *, struct reader *);

void load_connect(struct view *);
void load_url(struct view *, struct reader *);
void load_data(struct view *, struct reader *);
void load_file(struct view *, struct reader *);
void load_stop(struct view *);
void load_failed(struct view *, gboolean is_provisional, enum kinora_web_failure, const char *sentence, const char *url);
/// Whether the app loads a URL with a port that browsers do not connect to, since another protocol's server may listen there. The load
/// fails, and its navigation is to be refused.
gboolean load_refuses_port(struct view *, const char *url);
void policy_decided(struct view *, struct reader *);
void load_free(struct view *);
void filters_prepare(void (*done)(void));
/// Lets pages reach the network from now on.
void network_open(struct view *);
void policy_connect(struct view *);

/// Headers as lines "name: value".
char *headers_text(SoupMessageHeaders *);
void headers_read(SoupMessageHeaders *, const char *text);

/// Has the app handle URLs of a scheme.
void scheme_add(struct reader *);
void scheme_response(struct view *, struct reader *);
void scheme_data(struct view *, struct reader *);
void scheme_end(struct view *, struct reader *);
/// The number of the last task.
guint32 scheme_last(void);
/// Stops the tasks of a view in a range of numbers, but not those of a URL (NULL: none).
void scheme_stop(struct view *, guint32 from, guint32 to, const char *but);
void scheme_free(struct view *);

void script_connect(struct view *);
void script_evaluate(struct view *, struct reader *);
void script_call(struct view *, struct reader *);
void script_add(struct view *, struct reader *);
void script_remove_all(struct view *);
void handler_change(struct view *, struct reader *, gboolean adds);
/// Scrolls the page; the next frame has the offset that it reached. While one is on its way, the last request waits.
void scroll_to(struct view *, double x, double y, guint32 serial);
/// Ends the scroll that is on its way, whose page has gone.
void scroll_abandon(struct view *);
/// Begins the scroll that waits, once the frame of the one before was sent.
void scroll_next(struct view *);
/// Asks the web process for an answer, and ends it if it has given none for too long.
void script_ping(struct view *);
/// The JSON of a value; "null" without one. NULL for a text that is too long for a message: the page is ended.
char *script_json(struct view *, JSCValue *);
/// Runs the body of an asynchronous function in the helper's own world, and answers the question of a number with its result.
void script_run(struct view *, guint32 id, const char *body, GVariant *arguments);
void touch_dispatch(struct view *, struct reader *);

void questions_connect(struct view *);
/// Forgets the open questions of a page that has gone.
void questions_forget(struct view *);
void questions_free(struct view *);
/// Finds out whether the engine has cancelled the challenge of the load that starts.
void challenge_load_started(struct view *);
/// Forgets the challenge that the engine has cancelled, and its answer.
void challenge_forget(struct view *);
void challenge_answered(struct view *, struct reader *);
void option_chosen(struct view *, struct reader *);
/// Asks the app for the reply to a message.
void reply_await(struct view *, const char *name, const char *world, JSCValue *, WebKitScriptMessageReply *);
void reply_given(struct view *, struct reader *);

void dialog_closed(struct view *, struct reader *);
void dialogs_connect(struct view *);

void find_connect(struct view *);
void find_text(struct view *, struct reader *);
void find_next(struct view *, gboolean is_backward);
void find_end(struct view *);
void find_free(struct view *);

void input_start(void);
void input_connect(struct view *);
void input_pointer(struct view *, struct reader *);
void input_key(struct view *, struct reader *);
void input_text(struct view *, struct reader *);
void input_focus(struct view *, gboolean has_focus);
void input_edit(struct view *, struct reader *);
void input_park(struct view *);

WebKitNetworkSession *store_session(guint32 store);
void cookies_get(struct reader *);
void cookie_set(struct reader *);

// --- The display (display.c) ---

/// Starts an X server of this process alone, with files in a folder, and points the environment at it; NULL, or a sentence why not.
const char *display_start(const char *folder);
/// Whether a sandbox like the web process's can start; fills a sentence if not.
gboolean sandbox_works(char *sentence, gsize size);

#endif
