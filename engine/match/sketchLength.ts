/** The longest text that is read as a sketch, in characters; apart from the reading, which pages fetch when they need it. */
export const MAX_SKETCH_LENGTH = 2000;
