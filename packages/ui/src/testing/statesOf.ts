/**
 * Ready props by the name of a state. It says the type of each as the component's props, so that the declarations of the
 * testing kit name that type and do not spell out every literal of every state.
 *
 * @example `export const nameStates = statesOf<NameProps>()({ empty: { … }, full: { … } });`
 */
export const statesOf =
  <Props>() =>
  <Name extends string>(states: Readonly<Record<Name, Props>>): Readonly<Record<Name, Props>> =>
    states;
