#ifndef KINORA_WEB_HELPER_PROTOCOL_H
#define KINORA_WEB_HELPER_PROTOCOL_H

#include <stdint.h>

// The protocol between an app and the process that runs its web views. It names no type of a toolkit, so that another web engine can take
// the other side.
//
// A stream socket (descriptor 3 of the helper) carries messages in both directions: a header, then `length` bytes of fields. Numbers are
// little-endian. Fields: u32; f64 (8 bytes); text (u32 number of bytes, then UTF-8 without a terminator; data has the same form).
// Messages of one direction keep their order. A message that its receiver cannot read ends the connection; its end ends the helper. A page
// that makes a longer message than `kinora_web_longest_message`, or has more messages wait than `kinora_web_most_waiting` bytes, is ended
// alone: the app gets KINORA_WEB_TERMINATED in place of the message. The app sends no longer ones.
//
// Pixels are premultiplied BGRA, in files of memory whose descriptor comes with the message (SCM_RIGHTS). A view's surface is one such
// file. After KINORA_WEB_FRAME the helper leaves the surface alone until KINORA_WEB_ACKNOWLEDGE; changes of that time are collected
// into the next frame.
//
// Sizes and positions are in points of the page; pixels where named so. A view's number is chosen by the app and is never used again; so
// are the numbers of questions (`id`), by the side that asks.

enum {
    kinora_web_protocol_version = 5,
    kinora_web_longest_message = 64 << 20,
    kinora_web_most_waiting = 96 << 20,
};

struct kinora_web_header {
    /// Bytes of the fields.
    uint32_t length;
    uint32_t kind;
    /// 0 for messages about the helper itself.
    uint32_t view;
};

/// From the app.
enum kinora_web_request {
    /// u32 width, u32 height, u32 data store (0: the common one), text of the application for the user agent.
    KINORA_WEB_CREATE = 1,
    KINORA_WEB_DESTROY = 2,
    /// u32 width, u32 height.
    KINORA_WEB_RESIZE = 3,
    /// text URL, text method, text headers ("name: value" lines).
    KINORA_WEB_LOAD_URL = 4,
    /// data, text MIME type, text encoding, text base URL, text folder that the page may read (empty: none).
    KINORA_WEB_LOAD_DATA = 5,
    /// text file URL, text folder that the page may read.
    KINORA_WEB_LOAD_FILE = 6,
    /// u32: 1 ignores caches.
    KINORA_WEB_RELOAD = 7,
    KINORA_WEB_STOP = 8,
    /// u32: steps in the history, as a signed number.
    KINORA_WEB_GO = 9,
    /// u32 id, text world (empty: the page's), text script. Answered by KINORA_WEB_RESULT.
    KINORA_WEB_EVALUATE = 10,
    /// u32 id, text world, text function body, text JSON object of arguments, text their names, separated by commas, in the order of the
    /// object. Answered by KINORA_WEB_RESULT.
    KINORA_WEB_CALL = 11,
    /// f64 x, f64 y: the offset to which the page scrolls; negative: it stays. u32 serial number. Answered by a frame with the serial
    /// number, which shows the effects of all messages before and has the page's offset; of several that wait the last one counts.
    KINORA_WEB_SCROLL = 12,
    /// The surface has been read.
    KINORA_WEB_ACKNOWLEDGE = 13,
    /// u32 kind (`kinora_web_pointer`), f64 x, f64 y (of the view), u32 clicks.
    KINORA_WEB_POINTER = 14,
    /// u32 X keysym, u32 modifiers (1 shift, 2 control, 4 alt): a press and its release.
    KINORA_WEB_KEY = 15,
    /// text that is typed.
    KINORA_WEB_TEXT = 16,
    /// u32: whether the view has the keyboard.
    KINORA_WEB_FOCUS = 17,
    /// text: an editing command, by the name that document.execCommand has for it.
    KINORA_WEB_EDIT = 18,
    /// u32 id, u32: 1 allows. Answers KINORA_WEB_ACTION_POLICY and KINORA_WEB_RESPONSE_POLICY.
    KINORA_WEB_POLICY = 19,
    /// u32 id, u32: 1 for OK, text typed.
    KINORA_WEB_DIALOG_CLOSED = 20,
    /// u32 id, u32: 1 for the whole document, u32: 1 for a transparent background. Answered by KINORA_WEB_SNAPSHOT.
    KINORA_WEB_TAKE_SNAPSHOT = 21,
    /// u32 (`kinora_web_setting`), f64 value, text value.
    KINORA_WEB_SET = 22,
    /// text source, u32: 1 after the document, u32: 1 in the main frame alone, text world.
    KINORA_WEB_ADD_SCRIPT = 23,
    KINORA_WEB_REMOVE_SCRIPTS = 24,
    /// text name, text world, u32: 1 if its sender waits for a reply. Messages to it come as KINORA_WEB_SCRIPT_MESSAGE or
    /// KINORA_WEB_SCRIPT_QUESTION.
    KINORA_WEB_ADD_HANDLER = 25,
    KINORA_WEB_REMOVE_HANDLER = 26,
    /// u32 id, u32 data store. Answered by KINORA_WEB_COOKIES.
    KINORA_WEB_GET_COOKIES = 27,
    /// u32 id, u32 data store, u32: 1 deletes, text name, value, domain, path, f64 expiry (seconds since 1970, 0: none),
    /// u32 flags (1 secure, 2 HTTP only). Answered by KINORA_WEB_RESULT.
    KINORA_WEB_SET_COOKIE = 28,
    /// Answered by KINORA_WEB_PONG.
    KINORA_WEB_PING = 29,
    /// Ends the view's web process.
    KINORA_WEB_TERMINATE = 30,
    /// u32 id, u32 kind (`kinora_web_result`: JSON, undefined or an exception), text: JSON or the exception's message. Answers
    /// KINORA_WEB_SCRIPT_QUESTION.
    KINORA_WEB_SCRIPT_REPLY = 31,
    /// u32 id, u32 answer (`kinora_web_challenge`), text user, text password. Answers KINORA_WEB_CHALLENGE.
    KINORA_WEB_CHALLENGE_ANSWERED = 32,
    /// u32 id, u32 number of the option, from 1; 0 for none. Answers KINORA_WEB_OPTIONS.
    KINORA_WEB_OPTION_CHOSEN = 33,
    /// u32 id, u32 phase (0 down, 1 moved, 2 up, 3 cancelled), u32 number of fingers, for each u32 finger, f64 x, f64 y (of the view): the
    /// fingers of that phase. Answered by KINORA_WEB_RESULT: whether the page handles the touch itself.
    KINORA_WEB_TOUCH = 34,
    /// u32 id, u32 flags (1 ignores case, 2 finds beginnings of words), text: highlights the matches, and scrolls to one. Answered by
    /// KINORA_WEB_RESULT: the number of matches, at most 1000.
    KINORA_WEB_FIND = 35,
    /// u32: 1 backward. Goes on to the next match of the present search.
    KINORA_WEB_FIND_NEXT = 36,
    /// Ends the search; the match that it has shown stays selected.
    KINORA_WEB_FIND_END = 37,
    /// text scheme: URLs with it come as KINORA_WEB_SCHEME_REQUEST, from all views.
    KINORA_WEB_ADD_SCHEME = 38,
    /// u32 id of a request, f64 length of the data (negative: unknown), u32 status (0 without HTTP), text MIME type, text headers.
    KINORA_WEB_SCHEME_RESPONSE = 39,
    /// u32 id, data: a part, after the response.
    KINORA_WEB_SCHEME_DATA = 40,
    /// u32 id, u32: 1 for a failure, text sentence. Ends the request.
    KINORA_WEB_SCHEME_END = 41,
};

enum kinora_web_pointer {
    KINORA_WEB_POINTER_MOVE = 0,
    KINORA_WEB_POINTER_PRESS = 1,
    KINORA_WEB_POINTER_RELEASE = 2,
    /// A press and release, `clicks` times.
    KINORA_WEB_POINTER_CLICK = 3,
    /// The pointer leaves the view.
    KINORA_WEB_POINTER_LEAVE = 4,
};

enum kinora_web_challenge {
    /// Goes on without a credential.
    KINORA_WEB_CHALLENGE_NONE = 0,
    KINORA_WEB_CHALLENGE_USE = 1,
    /// Ends the load.
    KINORA_WEB_CHALLENGE_CANCEL = 2,
};

enum kinora_web_setting {
    /// Whether scripts of pages run.
    KINORA_WEB_SET_JAVASCRIPT = 1,
    /// Whether scripts open windows without a touch.
    KINORA_WEB_SET_OPENS_WINDOWS = 2,
    KINORA_WEB_SET_ZOOM = 3,
    /// Text; empty: the engine's.
    KINORA_WEB_SET_USER_AGENT = 4,
    /// 1: pages have a white background where they draw none; 0: transparent.
    KINORA_WEB_SET_OPAQUE = 5,
    KINORA_WEB_SET_MINIMUM_FONT_SIZE = 6,
};

/// From the helper.
enum kinora_web_event {
    /// u32 protocol version (0: the helper cannot run, for the reason of the text), u32: 1 if the sandbox works, text (why it does not, or
    /// empty). The first message.
    KINORA_WEB_READY = 1,
    /// With a descriptor. u32 width, u32 height in pixels, u32 bytes per row.
    KINORA_WEB_SURFACE = 2,
    /// f64 x, f64 y of the page's scroll offset, u32 serial number of the last answered KINORA_WEB_SCROLL, u32: 1 if all pixels are
    /// opaque, u32 number of rectangles, for each u32 x, y, width, height in pixels that changed.
    KINORA_WEB_FRAME = 3,
    /// u32 (`kinora_web_load`), text URL.
    KINORA_WEB_LOAD = 4,
    /// u32: 1 before the page was committed, u32 (`kinora_web_failure`), text sentence, text URL. Ends the load.
    KINORA_WEB_FAILED = 5,
    /// u32 (`kinora_web_property`), f64, text.
    KINORA_WEB_PROPERTY = 6,
    /// u32 index of the current item, u32 number of items, for each text URL, text title.
    KINORA_WEB_HISTORY = 7,
    /// u32 id, u32 (`kinora_web_navigation`), u32 flags (1 new window, 2 touched by the user, 4 redirect), text URL, text method, text
    /// headers.
    KINORA_WEB_ACTION_POLICY = 8,
    /// u32 id, u32 flags (1 main frame, 2 the engine can show it), u32 status (0 without HTTP), f64 length (negative: unknown), text URL,
    /// text MIME type, text headers.
    KINORA_WEB_RESPONSE_POLICY = 9,
    /// u32 id, u32 (`kinora_web_dialog`), text message, text default.
    KINORA_WEB_DIALOG = 10,
    /// u32 id, u32 (`kinora_web_result`), text: JSON or a sentence.
    KINORA_WEB_RESULT = 11,
    /// text name, text world, text JSON.
    KINORA_WEB_SCRIPT_MESSAGE = 12,
    /// f64 width, f64 height of the page's content; text background color as CSS writes it.
    KINORA_WEB_PAGE_SIZE = 13,
    /// u32: whether an editable element has the focus, u32 purpose (0 text, 1 digits, 2 number, 3 phone, 4 URL, 5 mail, 6 password).
    KINORA_WEB_EDITING = 14,
    /// u32: 0 crash, 1 memory, 2 hang or request, 3 a message that was too long. The web process of the view has ended; the next load
    /// starts another.
    KINORA_WEB_TERMINATED = 15,
    /// With a descriptor if the width is not 0. u32 id, u32 width, u32 height in pixels, u32 bytes per row.
    KINORA_WEB_SNAPSHOT = 16,
    /// u32 id, u32 number, for each text name, value, domain, path, f64 expiry, u32 flags.
    KINORA_WEB_COOKIES = 17,
    KINORA_WEB_PONG = 18,
    /// A page closed its window.
    KINORA_WEB_CLOSED = 19,
    /// f64 x, f64 y, u32 serial number of the last offset of KINORA_WEB_SCROLL: the page has scrolled itself to an offset.
    KINORA_WEB_SCROLLED = 20,
    /// u32 id, text name, text world, text JSON: a message whose sender waits for KINORA_WEB_SCRIPT_REPLY.
    KINORA_WEB_SCRIPT_QUESTION = 21,
    /// u32 id, u32 scheme (2 basic, 3 digest, others are not supported by apps), u32 flags (1 proxy, 2 after a wrong password), u32 port,
    /// text host, text realm: a server asks for a password.
    KINORA_WEB_CHALLENGE = 22,
    /// u32 id, f64 x, f64 y, f64 width, f64 height of the element in the view, u32 number of options, for each text label, u32 flags
    /// (1 can be chosen, 2 selected).
    KINORA_WEB_OPTIONS = 23,
    /// u32 id: the options are not needed any more.
    KINORA_WEB_OPTIONS_CLOSED = 24,
    /// u32 id, text URL, text method, text headers, data body: the page loads a URL with a scheme of KINORA_WEB_ADD_SCHEME.
    KINORA_WEB_SCHEME_REQUEST = 25,
    /// u32 id: the request's data is not needed any more.
    KINORA_WEB_SCHEME_STOPPED = 26,
};

enum kinora_web_load {
    KINORA_WEB_LOAD_STARTED = 0,
    KINORA_WEB_LOAD_REDIRECTED = 1,
    KINORA_WEB_LOAD_COMMITTED = 2,
    KINORA_WEB_LOAD_FINISHED = 3,
};

enum kinora_web_failure {
    KINORA_WEB_FAILURE_OTHER = 0,
    KINORA_WEB_FAILURE_CANCELLED = 1,
    KINORA_WEB_FAILURE_NO_HOST = 2,
    KINORA_WEB_FAILURE_NO_CONNECTION = 3,
    KINORA_WEB_FAILURE_TIME = 4,
    KINORA_WEB_FAILURE_CERTIFICATE = 5,
    KINORA_WEB_FAILURE_NO_FILE = 6,
    KINORA_WEB_FAILURE_FILE_ACCESS = 7,
    KINORA_WEB_FAILURE_SCHEME = 8,
    /// A policy of the app stopped the load.
    KINORA_WEB_FAILURE_POLICY = 9,
    KINORA_WEB_FAILURE_TYPE = 10,
    /// Remote content without a sandbox.
    KINORA_WEB_FAILURE_NO_SANDBOX = 11,
    KINORA_WEB_FAILURE_BLOCKED = 12,
    KINORA_WEB_FAILURE_REDIRECTS = 13,
    KINORA_WEB_FAILURE_LOST = 14,
    /// A port that browsers do not connect to.
    KINORA_WEB_FAILURE_PORT = 15,
};

enum kinora_web_property {
    KINORA_WEB_TITLE = 1,
    KINORA_WEB_URL = 2,
    KINORA_WEB_PROGRESS = 3,
    KINORA_WEB_LOADING = 4,
};

enum kinora_web_navigation {
    KINORA_WEB_NAVIGATION_LINK = 0,
    KINORA_WEB_NAVIGATION_FORM = 1,
    KINORA_WEB_NAVIGATION_HISTORY = 2,
    KINORA_WEB_NAVIGATION_RELOAD = 3,
    KINORA_WEB_NAVIGATION_FORM_AGAIN = 4,
    KINORA_WEB_NAVIGATION_OTHER = 5,
};

enum kinora_web_dialog {
    KINORA_WEB_DIALOG_ALERT = 0,
    KINORA_WEB_DIALOG_CONFIRM = 1,
    KINORA_WEB_DIALOG_PROMPT = 2,
    KINORA_WEB_DIALOG_LEAVE = 3,
};

enum kinora_web_result {
    KINORA_WEB_RESULT_JSON = 0,
    KINORA_WEB_RESULT_UNDEFINED = 1,
    /// The script threw; the text is its message.
    KINORA_WEB_RESULT_EXCEPTION = 2,
    /// The value has no JSON.
    KINORA_WEB_RESULT_TYPE = 3,
    /// The page or its process is gone.
    KINORA_WEB_RESULT_GONE = 4,
};

#endif
