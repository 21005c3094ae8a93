// Generated from the machine by `pnpm atlas`: its diagram, laid out.
import type { Drawing } from '../atlas/diagram/drawing.ts';

export const drawing: Drawing = {
  width: 643,
  height: 283,
  states: [
    {"id":"storage","name":"storage","kind":"compound","isInitial":true,"rows":[],"depth":0,"x":1,"y":1,"width":641,"height":281},
    {"id":"storage.migrating","name":"migrating","kind":"plain","isInitial":true,"rows":[{"text":"clearing.requested","kind":"person","to":null,"at":[0]},{"text":"migrate answers","kind":"system","to":"storage.read","at":[1]},{"text":"migrate fails","kind":"system","to":"storage.read","at":[2]},{"text":"answer timeout is over","kind":"system","to":"storage.read","at":[3]}],"depth":1,"x":39,"y":163,"width":172,"height":91},
    {"id":"storage.read","name":"read","kind":"passing","isInitial":false,"rows":[{"text":"at once [isClearingDue]","kind":"system","to":"storage.clearing","at":[4]},{"text":"at once","kind":"system","to":"storage.ready","at":[5]}],"depth":1,"x":271,"y":100.5,"width":178,"height":61},
    {"id":"storage.ready","name":"ready","kind":"plain","isInitial":false,"rows":[{"text":"clearing.requested","kind":"person","to":"storage.clearing","at":[6]}],"depth":1,"x":469,"y":149,"width":145,"height":46},
    {"id":"storage.clearing","name":"clearing","kind":"plain","isInitial":false,"rows":[{"text":"clearing.requested","kind":"person","to":null,"at":[7]},{"text":"clear answers","kind":"system","to":"storage.read","at":[8]},{"text":"clear fails","kind":"system","to":"storage.read","at":[9]},{"text":"answer timeout is over","kind":"system","to":"storage.read","at":[10]}],"depth":1,"x":39,"y":52,"width":172,"height":91},
  ],
  arrows: [
    {"at":[1],"kind":"system","points":[[211,211.5],[241,211.5],[241,100.5],[271,100.5]]},
    {"at":[2],"kind":"system","points":[[211,226.5],[251,226.5],[251,100.5],[271,100.5]]},
    {"at":[3],"kind":"system","points":[[211,241.5],[261,241.5],[261,100.5],[271,100.5]]},
    {"at":[4],"kind":"system","points":[[449,134],[459,134],[459,264],[29,264],[29,52],[39,52]]},
    {"at":[5],"kind":"system","points":[[449,149],[469,149]]},
    {"at":[6],"kind":"person","points":[[614,182.5],[624,182.5],[624,42],[19,42],[19,52],[39,52]]},
    {"at":[8],"kind":"system","points":[[211,100.5],[271,100.5]]},
    {"at":[9],"kind":"system","points":[[211,115.5],[221,115.5],[221,100.5],[271,100.5]]},
    {"at":[10],"kind":"system","points":[[211,130.5],[231,130.5],[231,100.5],[271,100.5]]},
  ],
};
