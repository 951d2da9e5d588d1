// An X server of this process alone, and the test whether sandboxes can start.
#include "helper.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/random.h>
#include <sys/wait.h>
#include <unistd.h>

/// Writes an authority file with a random cookie, for any display.
static gboolean write_authority(const char *path) {
    static const char name[] = "MIT-MAGIC-COOKIE-1";
    guint8 record[2 + 2 + 2 + 2 + sizeof name - 1 + 2 + 16] = {0xff, 0xff, 0, 0, 0, 0, 0, sizeof name - 1};
    memcpy(record + 8, name, sizeof name - 1);
    record[sizeof record - 17] = 16;
    if (getrandom(record + sizeof record - 16, 16, 0) != 16) return FALSE;
    int file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (file < 0) return FALSE;
    gboolean is_whole = write(file, record, sizeof record) == sizeof record;
    return close(file) == 0 && is_whole;
}

const char *display_start(const char *folder) {
    static char number[32] = ":";
    char *authority = g_build_filename(folder, "authority", NULL);
    if (!write_authority(authority)) return "the display's authority file cannot be written";
    int ends[2];
    if (pipe(ends)) return "no pipe to the display";
    pid_t parent = getpid(), child = fork();
    if (child < 0) return "no process for the display";
    if (child == 0) {
        prctl(PR_SET_PDEATHSIG, SIGKILL);
        if (getppid() != parent) _exit(1);
        close(ends[0]);
        // Not the app's sockets: their end must be noticed.
        close(3);
        close(4);
        int nothing = open("/dev/null", O_RDWR);
        for (int standard = 0; standard < 3; standard++) dup2(nothing, standard);
        char descriptor[16];
        g_snprintf(descriptor, sizeof descriptor, "%d", ends[1]);
        execlp(
            "Xvfb", "Xvfb", "-displayfd", descriptor, "-screen", "0", "4096x4096x24", "-nolisten", "tcp", "-noreset", "-auth", authority,
            "-dpi", "96", NULL);
        _exit(127);
    }
    close(ends[1]);
    gsize count = 1;
    struct pollfd waiting = {ends[0], POLLIN, 0};
    while (count < sizeof number - 1 && poll(&waiting, 1, 10000) > 0) {
        ssize_t got = read(ends[0], number + count, sizeof number - 1 - count);
        if (got <= 0) break;
        count += (gsize)got;
        if (number[count - 1] == '\n') {
            number[count - 1] = 0;
            // Open for the life of the server, which writes to it once more.
            g_setenv("DISPLAY", number, TRUE);
            g_setenv("XAUTHORITY", authority, TRUE);
            return NULL;
        }
    }
    kill(child, SIGKILL);
    waitpid(child, NULL, 0);
    return "Xvfb does not start; install the package xvfb";
}

gboolean sandbox_works(char *sentence, gsize size) {
    char *arguments[] = {
        "bwrap", "--unshare-user", "--unshare-pid", "--unshare-uts", "--unshare-net", "--die-with-parent", "--ro-bind", "/", "/",
        "--proc", "/proc", "--dev", "/dev", "--tmpfs", "/tmp", "/bin/true", NULL,
    };
    char *output = NULL;
    GError *error = NULL;
    int status = -1;
    gboolean ran = g_spawn_sync(
        NULL, arguments, NULL, G_SPAWN_SEARCH_PATH | G_SPAWN_STDOUT_TO_DEV_NULL, NULL, NULL, NULL, &output, &status, &error);
    gboolean works = ran && WIFEXITED(status) && WEXITSTATUS(status) == 0;
    if (!works) {
        char *reason = error ? error->message : output && *output ? g_strchomp(output) : "bwrap fails";
        g_snprintf(sentence, size, "the sandbox of web pages cannot start here (%s)", reason);
    }
    g_clear_error(&error);
    g_free(output);
    return works;
}
