#include "CFFmpeg.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>

#define TEXT(x) #x
#define LIBRARY(name, major) {"lib" name ".so." TEXT(major), "lib" name "-dev", NULL}

static struct {
    const char *file;
    // Debian's package with the headers, which installs the library too.
    const char *package;
    void *handle;
} libraries[] = {
    LIBRARY("avutil", LIBAVUTIL_VERSION_MAJOR),
    LIBRARY("swscale", LIBSWSCALE_VERSION_MAJOR),
    LIBRARY("avcodec", LIBAVCODEC_VERSION_MAJOR),
    LIBRARY("avformat", LIBAVFORMAT_VERSION_MAJOR),
};
enum { UTIL, SCALE, CODEC, FORMAT, COUNT };

// library, result, name, parameters, arguments
#define FUNCTIONS(F) \
    F(UTIL, const char *, av_version_info, (void), ()) \
    F(UTIL, void, av_log_set_level, (int level), (level)) \
    F(UTIL, int, av_strerror, (int error, char *text, size_t size), (error, text, size)) \
    F(UTIL, AVFrame *, av_frame_alloc, (void), ()) \
    F(UTIL, AVFrame *, av_frame_clone, (const AVFrame *frame), (frame)) \
    F(UTIL, void, av_frame_free, (AVFrame * *frame), (frame)) \
    F(UTIL, int, av_frame_get_buffer, (AVFrame * frame, int align), (frame, align)) \
    F(UTIL, int, av_frame_make_writable, (AVFrame * frame), (frame)) \
    F(UTIL, int, av_dict_set, (AVDictionary * *dictionary, const char *key, const char *value, int flags), (dictionary, key, value, flags)) \
    F(UTIL, AVDictionaryEntry *, av_dict_get, \
      (const AVDictionary *dictionary, const char *key, const AVDictionaryEntry *previous, int flags), (dictionary, key, previous, flags)) \
    F(UTIL, void, av_dict_free, (AVDictionary * *dictionary), (dictionary)) \
    F(UTIL, int, av_opt_set, (void *object, const char *name, const char *value, int flags), (object, name, value, flags)) \
    F(SCALE, struct SwsContext *, sws_getContext, \
      (int width, int height, enum AVPixelFormat format, int toWidth, int toHeight, enum AVPixelFormat toFormat, int flags, \
       SwsFilter *filter, SwsFilter *toFilter, const double *parameters), \
      (width, height, format, toWidth, toHeight, toFormat, flags, filter, toFilter, parameters)) \
    F(SCALE, void, sws_freeContext, (struct SwsContext * context), (context)) \
    F(SCALE, const int *, sws_getCoefficients, (int space), (space)) \
    F(SCALE, int, sws_setColorspaceDetails, \
      (struct SwsContext * context, const int matrix[4], int range, const int toMatrix[4], int toRange, int brightness, int contrast, \
       int saturation), \
      (context, matrix, range, toMatrix, toRange, brightness, contrast, saturation)) \
    F(SCALE, int, sws_scale, \
      (struct SwsContext * context, const uint8_t *const planes[], const int strides[], int y, int height, uint8_t *const toPlanes[], \
       const int toStrides[]), \
      (context, planes, strides, y, height, toPlanes, toStrides)) \
    F(CODEC, const AVCodec *, avcodec_find_encoder_by_name, (const char *name), (name)) \
    F(CODEC, AVCodecContext *, avcodec_alloc_context3, (const AVCodec *codec), (codec)) \
    F(CODEC, void, avcodec_free_context, (AVCodecContext * *context), (context)) \
    F(CODEC, int, avcodec_open2, (AVCodecContext * context, const AVCodec *codec, AVDictionary **options), (context, codec, options)) \
    F(CODEC, int, avcodec_parameters_from_context, (AVCodecParameters * parameters, const AVCodecContext *context), (parameters, context)) \
    F(CODEC, int, avcodec_send_frame, (AVCodecContext * context, const AVFrame *frame), (context, frame)) \
    F(CODEC, int, avcodec_receive_packet, (AVCodecContext * context, AVPacket *packet), (context, packet)) \
    F(CODEC, AVPacket *, av_packet_alloc, (void), ()) \
    F(CODEC, void, av_packet_free, (AVPacket * *packet), (packet)) \
    F(CODEC, void, av_packet_rescale_ts, (AVPacket * packet, AVRational from, AVRational to), (packet, from, to)) \
    F(FORMAT, int, avformat_alloc_output_context2, \
      (AVFormatContext * *context, const AVOutputFormat *format, const char *name, const char *file), (context, format, name, file)) \
    F(FORMAT, void, avformat_free_context, (AVFormatContext * context), (context)) \
    F(FORMAT, AVStream *, avformat_new_stream, (AVFormatContext * context, const AVCodec *codec), (context, codec)) \
    F(FORMAT, int, avformat_write_header, (AVFormatContext * context, AVDictionary **options), (context, options)) \
    F(FORMAT, int, av_interleaved_write_frame, (AVFormatContext * context, AVPacket *packet), (context, packet)) \
    F(FORMAT, int, av_write_trailer, (AVFormatContext * context), (context)) \
    F(FORMAT, int, avio_open2, \
      (AVIOContext * *file, const char *url, int flags, const AVIOInterruptCB *interrupt, AVDictionary **options), \
      (file, url, flags, interrupt, options)) \
    F(FORMAT, int, avio_closep, (AVIOContext * *file), (file)) \
    /* For reading films. */ \
    F(CODEC, const AVCodec *, avcodec_find_decoder, (enum AVCodecID id), (id)) \
    F(CODEC, const char *, avcodec_get_name, (enum AVCodecID id), (id)) \
    F(CODEC, int, avcodec_parameters_to_context, (AVCodecContext * context, const AVCodecParameters *parameters), (context, parameters)) \
    F(CODEC, int, avcodec_send_packet, (AVCodecContext * context, const AVPacket *packet), (context, packet)) \
    F(CODEC, int, avcodec_receive_frame, (AVCodecContext * context, AVFrame *frame), (context, frame)) \
    F(CODEC, void, av_packet_unref, (AVPacket * packet), (packet)) \
    F(FORMAT, int, avformat_open_input, \
      (AVFormatContext * *context, const char *url, const AVInputFormat *format, AVDictionary **options), (context, url, format, options)) \
    F(FORMAT, void, avformat_close_input, (AVFormatContext * *context), (context)) \
    F(FORMAT, int, avformat_find_stream_info, (AVFormatContext * context, AVDictionary **options), (context, options)) \
    F(FORMAT, int, av_read_frame, (AVFormatContext * context, AVPacket *packet), (context, packet))

static struct {
#define POINTER(library, result, name, parameters, arguments) __typeof__(&name) name;
    FUNCTIONS(POINTER)
} loaded;

#define FORWARD(library, result, name, parameters, arguments) \
    __attribute__((visibility("hidden"))) result name parameters { return loaded.name arguments; }
FUNCTIONS(FORWARD)

static char problem[512];

static void load(void) {
    for (int i = 0; i < COUNT; i++) {
        libraries[i].handle = dlopen(libraries[i].file, RTLD_NOW | RTLD_LOCAL);
        if (libraries[i].handle == NULL) {
            snprintf(problem, sizeof problem, "%s; install it: apt-get install %s", dlerror(), libraries[i].package);
            return;
        }
    }
#define FIND(library, result, name, parameters, arguments) \
    if ((*(void **)&loaded.name = dlsym(libraries[library].handle, #name)) == NULL) { \
        snprintf(problem, sizeof problem, "%s has no function " #name, libraries[library].file); \
        return; \
    }
    FUNCTIONS(FIND)
}

const char *kinora_load_ffmpeg(void) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, load);
    return problem[0] == '\0' ? NULL : problem;
}
