// Generated from the machine by `pnpm atlas`: its diagram, laid out.
import type { Drawing } from '../atlas/diagram/drawing.ts';

export const drawing: Drawing = {
  width: 468,
  height: 542,
  states: [
    {"id":"notifications","name":"notifications","kind":"parallel","isInitial":true,"rows":[],"depth":0,"x":1,"y":1,"width":466,"height":539.5},
    {"id":"notifications.panel","name":"panel","kind":"compound","isInitial":false,"rows":[],"depth":1,"x":90,"y":42,"width":288,"height":148.5},
    {"id":"notifications.panel.closed","name":"closed","kind":"plain","isInitial":true,"rows":[{"text":"panel.opened","kind":"person","to":"notifications.panel.open","at":[0]}],"depth":2,"x":118,"y":83,"width":106,"height":46},
    {"id":"notifications.panel.open","name":"open","kind":"plain","isInitial":false,"rows":[{"text":"panel.closed","kind":"person","to":"notifications.panel.closed","at":[1]}],"depth":2,"x":244,"y":116.5,"width":106,"height":46},
    {"id":"notifications.reading","name":"reading","kind":"compound","isInitial":false,"rows":[{"text":"notification.raised › read","kind":"person","to":null,"at":[2]},{"text":"notification.clicked [isUnread] › read","kind":"person","to":null,"at":[3]},{"text":"all.read [hasUnread] › read","kind":"person","to":null,"at":[4]}],"depth":1,"x":19,"y":210.5,"width":430,"height":312},
    {"id":"notifications.reading.read","name":"read","kind":"passing","isInitial":true,"rows":[{"text":"at once [readsItself]","kind":"system","to":"notifications.reading.counting","at":[5]},{"text":"at once [isEmpty]","kind":"system","to":"notifications.reading.empty","at":[6]},{"text":"at once","kind":"system","to":"notifications.reading.still","at":[7]}],"depth":2,"x":67,"y":375,"width":165,"height":76},
    {"id":"notifications.reading.empty","name":"empty","kind":"plain","isInitial":false,"rows":[],"depth":2,"x":262,"y":306.5,"width":65,"height":31},
    {"id":"notifications.reading.still","name":"still","kind":"plain","isInitial":false,"rows":[{"text":"all.cleared","kind":"person","to":"notifications.reading.read","at":[8]}],"depth":2,"x":262,"y":438.5,"width":99,"height":46},
    {"id":"notifications.reading.counting","name":"counting","kind":"plain","isInitial":false,"rows":[{"text":"all.cleared","kind":"person","to":"notifications.reading.read","at":[9]},{"text":"next read is over","kind":"system","to":"notifications.reading.read","at":[10]}],"depth":2,"x":262,"y":357.5,"width":139,"height":61},
  ],
  arrows: [
    {"at":[0],"kind":"person","points":[[224,116.5],[244,116.5]]},
    {"at":[1],"kind":"person","points":[[350,150],[360,150],[360,172.5],[108,172.5],[108,83],[118,83]]},
    {"at":[5],"kind":"system","points":[[232,408.5],[252,408.5],[252,357.5],[262,357.5]]},
    {"at":[6],"kind":"system","points":[[232,423.5],[242,423.5],[242,306.5],[262,306.5]]},
    {"at":[7],"kind":"system","points":[[232,438.5],[262,438.5]]},
    {"at":[8],"kind":"person","points":[[361,472],[411,472],[411,504.5],[37,504.5],[37,375],[67,375]]},
    {"at":[9],"kind":"person","points":[[401,391],[421,391],[421,494.5],[57,494.5],[57,375],[67,375]]},
    {"at":[10],"kind":"system","points":[[401,406],[431,406],[431,296.5],[47,296.5],[47,375],[67,375]]},
  ],
};
