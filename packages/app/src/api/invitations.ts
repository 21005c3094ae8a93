/** Whether somebody has claimed an invitation since the page was opened: the gates ask again then (§4). Takes their id. */
export const inviteClaimedKey = (userId: string) => ['invite', userId, 'claimed'] as const;
