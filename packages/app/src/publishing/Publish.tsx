// One file for both: few visits need it, and none without a network.
export { PublishPicture } from './PublishPicture.tsx';
export { PublishPrompt } from './PublishPrompt.tsx';
