/** For `beforeEach`: the machine says that it has a touch screen, until the story ends. */
export function withTouchScreen(): () => void {
  Object.defineProperty(navigator, 'maxTouchPoints', { value: 5, configurable: true });
  return () => {
    Reflect.deleteProperty(navigator, 'maxTouchPoints');
  };
}
