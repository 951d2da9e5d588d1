// FFmpeg's libraries, loaded when a film is first written or read: with their dependencies (140 libraries in Debian) they would more than
// double the start-up time of programs that write none.
#pragma once

#if !__has_include(<libavformat/avformat.h>)
#error "FFmpeg's headers are missing: apt-get install libavformat-dev libavcodec-dev libavutil-dev libswscale-dev"
#endif

// The functions declared by FFmpeg's headers are defined here (FFmpeg.c), hidden from other libraries; they forward to FFmpeg's.
#include <libavcodec/avcodec.h>
#include <libavformat/avformat.h>
#include <libavutil/opt.h>
#include <libavutil/pixdesc.h>
#include <libswscale/swscale.h>

/// Loads the libraries of the headers' major versions; does nothing after the first call.
///
/// Returns NULL, or an error message that stays valid. No function of FFmpeg may be called before this has returned NULL. Thread-safe.
const char *kinora_load_ffmpeg(void);
