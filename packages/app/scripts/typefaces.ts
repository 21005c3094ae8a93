/** The faces that pages are read in: by themselves they are asked for when the styles are there, and what is drawn by then moves. */
export const readIn = /^(fraunces|instrument-sans)-(?!ext-)[\w-]{8}\.woff2$/;
/** That of controls, among them. */
export const controlsIn = /^instrument-sans-(?!ext-)[\w-]{8}\.woff2$/;
