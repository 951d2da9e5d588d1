// FFmpeg's libraries, loaded when a film is first written: with what they bring along (140 libraries in Debian) they would
// more than double the time in which a program starts that writes none.
#pragma once

#if !__has_include(<libavformat/avformat.h>)
#error "FFmpeg's headers are missing: apt-get install libavformat-dev libavcodec-dev libavutil-dev libswscale-dev"
#endif

// The functions that FFmpeg's headers declare are our own here (FFmpeg.c): invisible to other libraries, they call FFmpeg's.
#include <libavcodec/avcodec.h>
#include <libavformat/avformat.h>
#include <libavutil/opt.h>
#include <libavutil/pixdesc.h>
#include <libswscale/swscale.h>

/// Loads the libraries of the major versions that the headers belong to; does nothing after the first call.
///
/// Returns NULL, or what is wrong, as a sentence that stays valid. Until it has returned NULL no function of FFmpeg may be called.
/// Safe from any thread.
const char *kinora_load_ffmpeg(void);
