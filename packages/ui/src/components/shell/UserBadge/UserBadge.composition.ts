import { rowOf, state } from '../../../foundations/composition/row.ts';
import { userBadgeStates } from '../../../testing/states.ts';
import { UserBadge, type UserBadgeProps } from './UserBadge.tsx';

export default {
  UserBadge: rowOf<UserBadgeProps>({
    Component: UserBadge,
    states: userBadgeStates,
    cases: { isSigningOut: state },
  }),
};
