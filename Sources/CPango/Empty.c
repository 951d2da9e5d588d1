/* A C target needs a source; this target exists for its header folder. */
