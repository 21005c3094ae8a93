// Generated from the machine by `pnpm atlas`: its diagram, laid out.
import type { Drawing } from '../atlas/diagram/drawing.ts';

export const drawing: Drawing = {
  width: 798,
  height: 333,
  states: [
    {"id":"settings","name":"settings","kind":"compound","isInitial":true,"rows":[],"depth":0,"x":1,"y":1,"width":796,"height":330.5},
    {"id":"settings.closed","name":"closed","kind":"plain","isInitial":true,"rows":[{"text":"dialog.opened","kind":"person","to":"settings.open","at":[0]},{"text":"settings.replaced","kind":"person","to":null,"at":[1]}],"depth":1,"x":49,"y":241.5,"width":139,"height":61},
    {"id":"settings.open","name":"open","kind":"compound","isInitial":false,"rows":[{"text":"dialog.closed","kind":"person","to":"settings.closed","at":[2]},{"text":"tab.changed","kind":"person","to":null,"at":[3]},{"text":"setting.changed [isOffered] › read","kind":"person","to":null,"at":[4]},{"text":"settings.replaced › read","kind":"person","to":null,"at":[5]}],"depth":1,"x":410,"y":52,"width":354,"height":241},
    {"id":"settings.open.read","name":"read","kind":"passing","isInitial":true,"rows":[{"text":"at once [isDirty]","kind":"system","to":"settings.open.dirty","at":[6]},{"text":"at once","kind":"system","to":"settings.open.clean","at":[7]}],"depth":2,"x":448,"y":170.5,"width":139,"height":61},
    {"id":"settings.open.clean","name":"clean","kind":"plain","isInitial":false,"rows":[],"depth":2,"x":607,"y":153,"width":65,"height":31},
    {"id":"settings.open.dirty","name":"dirty","kind":"plain","isInitial":false,"rows":[{"text":"settings.saved","kind":"person","to":"settings.saving","at":[8]},{"text":"settings.reset","kind":"person","to":"settings.open.read","at":[9]}],"depth":2,"x":607,"y":204,"width":119,"height":61},
    {"id":"settings.saving","name":"saving","kind":"plain","isInitial":false,"rows":[{"text":"dialog.closed","kind":"person","to":"settings.closed","at":[10]},{"text":"settings.replaced","kind":"person","to":null,"at":[11]},{"text":"saveSettings answers","kind":"system","to":"settings.closed","at":[12]},{"text":"saveSettings fails","kind":"system","to":"settings.open","at":[13]},{"text":"answer timeout is over","kind":"system","to":"settings.open","at":[14]}],"depth":1,"x":208,"y":159,"width":172,"height":106},
  ],
  arrows: [
    {"at":[0],"kind":"person","points":[[188,275],[410,275]]},
    {"at":[2],"kind":"person","points":[[764,257.5],[779,257.5],[779,312.5],[39,312.5],[39,241.5],[49,241.5]]},
    {"at":[6],"kind":"system","points":[[587,204],[607,204]]},
    {"at":[7],"kind":"system","points":[[587,219],[597,219],[597,153],[607,153]]},
    {"at":[8],"kind":"person","points":[[726,237.5],[779,237.5],[779,42],[198,42],[198,159],[208,159]]},
    {"at":[9],"kind":"person","points":[[726,252.5],[736,252.5],[736,275],[438,275],[438,170.5],[448,170.5]]},
    {"at":[10],"kind":"person","points":[[380,192.5],[390,192.5],[390,149],[29,149],[29,241.5],[49,241.5]]},
    {"at":[12],"kind":"system","points":[[380,222.5],[400,222.5],[400,139],[19,139],[19,241.5],[49,241.5]]},
    {"at":[13],"kind":"system","points":[[380,237.5],[400,237.5],[400,255],[410,255]]},
    {"at":[14],"kind":"system","points":[[380,252.5],[390,252.5],[390,265],[410,265]]},
  ],
};
