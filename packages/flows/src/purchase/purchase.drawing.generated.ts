// Generated from the machine by `pnpm atlas`: its diagram, laid out.
import type { Drawing } from '../atlas/diagram/drawing.ts';

export const drawing: Drawing = {
  width: 735,
  height: 394,
  states: [
    {"id":"purchase","name":"purchase","kind":"compound","isInitial":true,"rows":[],"depth":0,"x":1,"y":1,"width":733,"height":392},
    {"id":"purchase.closed","name":"closed","kind":"plain","isInitial":true,"rows":[{"text":"dialog.opened","kind":"person","to":"purchase.listed","at":[0]}],"depth":1,"x":69,"y":213,"width":112,"height":46},
    {"id":"purchase.listed","name":"listed","kind":"plain","isInitial":false,"rows":[{"text":"dialog.closed","kind":"person","to":"purchase.closed","at":[1]},{"text":"package.chosen [isDisabled]","kind":"person","to":null,"at":[2]},{"text":"package.chosen [isUnanswered]","kind":"person","to":"purchase.chosen.outcomeUnknown","at":[3]},{"text":"package.chosen","kind":"person","to":"purchase.chosen","at":[4]}],"depth":1,"x":201,"y":246.5,"width":218,"height":91},
    {"id":"purchase.chosen","name":"chosen","kind":"compound","isInitial":false,"rows":[{"text":"dialog.closed","kind":"person","to":"purchase.closed","at":[5]},{"text":"package.changed","kind":"person","to":"purchase.listed","at":[6]},{"text":"purchase.confirmed","kind":"person","to":"purchase.submitting","at":[7]}],"depth":1,"x":494,"y":117,"width":202,"height":237},
    {"id":"purchase.chosen.ready","name":"ready","kind":"plain","isInitial":true,"rows":[],"depth":2,"x":577.5,"y":254,"width":65,"height":31},
    {"id":"purchase.chosen.refused","name":"refused","kind":"plain","isInitial":false,"rows":[],"depth":2,"x":542,"y":203,"width":81,"height":31},
    {"id":"purchase.chosen.outcomeUnknown","name":"outcomeUnknown","kind":"plain","isInitial":false,"rows":[],"depth":2,"x":542,"y":305,"width":136,"height":31},
    {"id":"purchase.submitting","name":"submitting","kind":"plain","isInitial":false,"rows":[{"text":"dialog.closed","kind":"person","to":"purchase.closed","at":[8]},{"text":"purchase answers [isRedirect]","kind":"system","to":"purchase.closed","at":[9]},{"text":"purchase answers","kind":"system","to":"purchase.closed","at":[10]},{"text":"purchase fails [isRefused]","kind":"system","to":"purchase.chosen.refused","at":[11]},{"text":"purchase fails","kind":"system","to":"purchase.chosen.outcomeUnknown","at":[12]},{"text":"answer timeout is over","kind":"system","to":"purchase.chosen.outcomeUnknown","at":[13]}],"depth":1,"x":201,"y":52,"width":218,"height":121},
  ],
  arrows: [
    {"at":[0],"kind":"person","points":[[181,246.5],[201,246.5]]},
    {"at":[1],"kind":"person","points":[[419,280],[429,280],[429,347.5],[59,347.5],[59,213],[69,213]]},
    {"at":[3],"kind":"person","points":[[419,310],[439,310],[439,315],[522,315],[522,305],[542,305]]},
    {"at":[4],"kind":"person","points":[[419,325],[494,325]]},
    {"at":[5],"kind":"person","points":[[696,223],[706,223],[706,364],[19,364],[19,213],[69,213]]},
    {"at":[6],"kind":"person","points":[[696,213],[716,213],[716,375],[191,375],[191,246.5],[201,246.5]]},
    {"at":[7],"kind":"person","points":[[696,203],[706,203],[706,42],[191,42],[191,52],[201,52]]},
    {"at":[8],"kind":"person","points":[[419,85.5],[449,85.5],[449,203],[49,203],[49,213],[69,213]]},
    {"at":[9],"kind":"system","points":[[419,100.5],[429,100.5],[429,183],[29,183],[29,213],[69,213]]},
    {"at":[10],"kind":"system","points":[[419,115.5],[439,115.5],[439,193],[39,193],[39,213],[69,213]]},
    {"at":[11],"kind":"system","points":[[419,130.5],[479,130.5],[479,203],[542,203]]},
    {"at":[12],"kind":"system","points":[[419,145.5],[469,145.5],[469,305],[542,305]]},
    {"at":[13],"kind":"system","points":[[419,160.5],[459,160.5],[459,295],[532,295],[532,305],[542,305]]},
  ],
};
