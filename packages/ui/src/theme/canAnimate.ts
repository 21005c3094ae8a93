/** Whether the browser tells of its animations, which React Aria asks for unguarded. jsdom does not; a server takes it that it does. */
export const canAnimate = () => typeof Element === 'undefined' || 'getAnimations' in Element.prototype;
