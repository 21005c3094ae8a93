/** Tells the bell, which stands in the header, that its list is wanted. */
export const notificationsWanted = new EventTarget();

export const showNotifications = (): void => void notificationsWanted.dispatchEvent(new Event('show'));
