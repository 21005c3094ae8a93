import { outline } from '../outline.tsx';

export const MoreIcon = /* @__PURE__ */ outline('More', [["circle",{"cx":"12","cy":"12","r":"1"}],["circle",{"cx":"19","cy":"12","r":"1"}],["circle",{"cx":"5","cy":"12","r":"1"}]]);
