/** Lessons of the guided deal that a sound player of its cards does not meet. */
export const unmet = ['sure'];
