export { drawFrames, preparePlate } from '../video/frames.ts';
