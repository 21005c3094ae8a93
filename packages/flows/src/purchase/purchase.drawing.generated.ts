// Generated from the machine by `pnpm atlas`: its diagram, laid out.
import type { Drawing } from '../atlas/diagram/drawing.ts';

export const drawing: Drawing = {
  width: 695,
  height: 342,
  states: [
    {"id":"purchase","name":"purchase","kind":"compound","isInitial":true,"rows":[],"depth":0,"x":1,"y":1,"width":693,"height":339.5},
    {"id":"purchase.closed","name":"closed","kind":"plain","isInitial":true,"rows":[{"text":"dialog.opened","kind":"person","to":"purchase.listed","at":[0]}],"depth":1,"x":59,"y":178,"width":112,"height":46},
    {"id":"purchase.listed","name":"listed","kind":"plain","isInitial":false,"rows":[{"text":"dialog.closed","kind":"person","to":"purchase.closed","at":[1]},{"text":"package.chosen [isDisabled]","kind":"person","to":null,"at":[2]},{"text":"package.chosen [isUnanswered]","kind":"person","to":"purchase.chosen.outcomeUnknown","at":[3]},{"text":"package.chosen","kind":"person","to":"purchase.chosen","at":[4]}],"depth":1,"x":191,"y":211.5,"width":218,"height":91},
    {"id":"purchase.chosen","name":"chosen","kind":"compound","isInitial":false,"rows":[{"text":"dialog.closed","kind":"person","to":"purchase.closed","at":[5]},{"text":"package.changed","kind":"person","to":"purchase.listed","at":[6]},{"text":"purchase.confirmed","kind":"person","to":"purchase.submitting","at":[7]}],"depth":1,"x":454,"y":63,"width":202,"height":237},
    {"id":"purchase.chosen.ready","name":"ready","kind":"plain","isInitial":true,"rows":[],"depth":2,"x":537.5,"y":251,"width":65,"height":31},
    {"id":"purchase.chosen.refused","name":"refused","kind":"plain","isInitial":false,"rows":[],"depth":2,"x":502,"y":149,"width":81,"height":31},
    {"id":"purchase.chosen.outcomeUnknown","name":"outcomeUnknown","kind":"plain","isInitial":false,"rows":[],"depth":2,"x":502,"y":200,"width":136,"height":31},
    {"id":"purchase.submitting","name":"submitting","kind":"plain","isInitial":false,"rows":[{"text":"dialog.closed","kind":"person","to":"purchase.closed","at":[8]},{"text":"purchase answers","kind":"system","to":"purchase.closed","at":[9]},{"text":"purchase fails [isRefused]","kind":"system","to":"purchase.chosen.refused","at":[10]},{"text":"purchase fails","kind":"system","to":"purchase.chosen.outcomeUnknown","at":[11]},{"text":"answer timeout is over","kind":"system","to":"purchase.chosen.outcomeUnknown","at":[12]}],"depth":1,"x":204.5,"y":85.5,"width":198,"height":106},
  ],
  arrows: [
    {"at":[0],"kind":"person","points":[[171,211.5],[191,211.5]]},
    {"at":[1],"kind":"person","points":[[409,245],[429,245],[429,312.5],[49,312.5],[49,178],[59,178]]},
    {"at":[3],"kind":"person","points":[[409,275],[419,275],[419,210],[482,210],[482,200],[502,200]]},
    {"at":[4],"kind":"person","points":[[409,290],[439,290],[439,220],[454,220]]},
    {"at":[5],"kind":"person","points":[[656,159],[676,159],[676,42],[19,42],[19,178],[59,178]]},
    {"at":[6],"kind":"person","points":[[656,169],[666,169],[666,322.5],[181,322.5],[181,211.5],[191,211.5]]},
    {"at":[7],"kind":"person","points":[[656,149],[666,149],[666,53],[181,53],[181,85.5],[204.5,85.5]]},
    {"at":[8],"kind":"person","points":[[402.5,119],[429,119],[429,65.5],[29,65.5],[29,178],[59,178]]},
    {"at":[9],"kind":"system","points":[[402.5,134],[419,134],[419,75.5],[39,75.5],[39,178],[59,178]]},
    {"at":[10],"kind":"system","points":[[402.5,149],[502,149]]},
    {"at":[11],"kind":"system","points":[[402.5,164],[429,164],[429,200],[502,200]]},
    {"at":[12],"kind":"system","points":[[402.5,179],[419,179],[419,190],[492,190],[492,200],[502,200]]},
  ],
};
