/** Decided (decisions: photo to video): what a video made of a still picture is. */
export const videoLimits = {
  framesPerSecond: 24,
  minimumSeconds: 3,
  maximumSeconds: 10,
  /** Of the longer side; the shorter one follows the picture. */
  longSidePx: 1_080,
  /** Of the longer side to the shorter one: of a picture that is longer only its middle is seen. */
  widestRatio: 4,
} as const;

/** Decided: how far the camera goes. How many times larger it shows a picture, and how far it turns, in degrees. */
export const cameraReach = {
  pushZoom: 1.4,
  panZoom: 1.25,
  orbitZoom: 1.3,
  orbitDegrees: 3,
  driftFromZoom: 1.1,
  driftToZoom: 1.22,
  driftDegrees: 0.6,
} as const;

/** Decided: how a video is rendered on the server. */
export const videoWorkLimits = {
  /** Frames that a worker process draws at a time: between two of them a job can be cancelled. */
  framesAtOnce: 4,
  /** From the first frame to the file. */
  renderMs: 300_000,
  /** How long an encoder may take to say what it can do. */
  probeMs: 10_000,
  /** How often the frames that are done are told, at most. */
  progressMs: 250,
} as const;
