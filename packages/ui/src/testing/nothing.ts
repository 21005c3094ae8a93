/** What a fixture does when something is pressed: nothing. Give your own. */
export const nothing = () => undefined;
