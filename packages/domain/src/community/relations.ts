/**
 * What one member can be to another (pages: creator). `mute`: they are not seen in lists. `block`: neither sees the other at all.
 */
export const relationKinds = ['follow', 'mute', 'block'] as const;
export type RelationKind = (typeof relationKinds)[number];
