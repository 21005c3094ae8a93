// Generated from the machine by `pnpm atlas`: its diagram, laid out.
import type { Drawing } from '../atlas/diagram/drawing.ts';

export const drawing: Drawing = {
  width: 1355,
  height: 376,
  states: [
    {"id":"eventScreen","name":"eventScreen","kind":"compound","isInitial":true,"rows":[{"text":"route.changed","kind":"person","to":null,"at":[0]}],"depth":0,"x":1,"y":1,"width":1353,"height":374},
    {"id":"eventScreen.windowed","name":"windowed","kind":"plain","isInitial":true,"rows":[{"text":"screen.requested [isEventPath]","kind":"person","to":"eventScreen.entering","at":[1]},{"text":"screen.changed [isFullForEvent]","kind":"person","to":"eventScreen.full","at":[2]},{"text":"screen.changed [isFull]","kind":"person","to":"eventScreen.leaving","at":[3]}],"depth":1,"x":69,"y":89,"width":231,"height":76},
    {"id":"eventScreen.entering","name":"entering","kind":"plain","isInitial":false,"rows":[{"text":"route.changed [leavesEvent]","kind":"person","to":"eventScreen.leaving","at":[4]},{"text":"route.changed","kind":"person","to":null,"at":[5]},{"text":"screen.left","kind":"person","to":"eventScreen.leaving","at":[6]},{"text":"enterFullScreen answers","kind":"system","to":"eventScreen.full","at":[7]},{"text":"enterFullScreen fails","kind":"system","to":"eventScreen.refused","at":[8]},{"text":"answer timeout is over","kind":"system","to":"eventScreen.refused","at":[9]}],"depth":1,"x":330,"y":122.5,"width":205,"height":121},
    {"id":"eventScreen.refused","name":"refused","kind":"plain","isInitial":false,"rows":[{"text":"screen.requested [isEventPath]","kind":"person","to":"eventScreen.entering","at":[10]},{"text":"screen.changed [isFullForEvent]","kind":"person","to":"eventScreen.full","at":[11]},{"text":"screen.changed [isFull]","kind":"person","to":"eventScreen.leaving","at":[12]}],"depth":1,"x":575,"y":216,"width":231,"height":76},
    {"id":"eventScreen.full","name":"full","kind":"plain","isInitial":false,"rows":[{"text":"route.changed [leavesEvent]","kind":"person","to":"eventScreen.leaving","at":[13]},{"text":"route.changed","kind":"person","to":null,"at":[14]},{"text":"screen.left","kind":"person","to":"eventScreen.leaving","at":[15]},{"text":"screen.changed [isWindowed]","kind":"person","to":"eventScreen.windowed","at":[16]}],"depth":1,"x":836,"y":90,"width":205,"height":91},
    {"id":"eventScreen.leaving","name":"leaving","kind":"plain","isInitial":false,"rows":[{"text":"screen.changed [isWindowed]","kind":"person","to":"eventScreen.windowed","at":[17]},{"text":"exitFullScreen answers","kind":"system","to":"eventScreen.windowed","at":[18]},{"text":"exitFullScreen fails","kind":"system","to":"eventScreen.windowed","at":[19]},{"text":"answer timeout is over","kind":"system","to":"eventScreen.windowed","at":[20]}],"depth":1,"x":1101,"y":123.5,"width":205,"height":91},
  ],
  arrows: [
    {"at":[1],"kind":"person","points":[[300,122.5],[330,122.5]]},
    {"at":[2],"kind":"person","points":[[300,137.5],[310,137.5],[310,101],[816,101],[816,90],[836,90]]},
    {"at":[3],"kind":"person","points":[[300,152.5],[310,152.5],[310,345],[1091,345],[1091,123.5],[1101,123.5]]},
    {"at":[4],"kind":"person","points":[[535,156],[565,156],[565,334],[1081,334],[1081,123.5],[1101,123.5]]},
    {"at":[6],"kind":"person","points":[[535,186],[555,186],[555,323],[1071,323],[1071,123.5],[1101,123.5]]},
    {"at":[7],"kind":"system","points":[[535,201],[545,201],[545,90],[836,90]]},
    {"at":[8],"kind":"system","points":[[535,216],[575,216]]},
    {"at":[9],"kind":"system","points":[[535,231],[545,231],[545,216],[575,216]]},
    {"at":[10],"kind":"person","points":[[806,249.5],[816,249.5],[816,112.5],[320,112.5],[320,122.5],[330,122.5]]},
    {"at":[11],"kind":"person","points":[[806,264.5],[826,264.5],[826,90],[836,90]]},
    {"at":[12],"kind":"person","points":[[806,279.5],[816,279.5],[816,312],[1061,312],[1061,123.5],[1101,123.5]]},
    {"at":[13],"kind":"person","points":[[1041,123.5],[1101,123.5]]},
    {"at":[15],"kind":"person","points":[[1041,153.5],[1051,153.5],[1051,123.5],[1101,123.5]]},
    {"at":[16],"kind":"person","points":[[1041,168.5],[1051,168.5],[1051,302],[59,302],[59,89],[69,89]]},
    {"at":[17],"kind":"person","points":[[1306,157],[1316,157],[1316,68],[39,68],[39,89],[69,89]]},
    {"at":[18],"kind":"system","points":[[1306,172],[1326,172],[1326,79],[49,79],[49,89],[69,89]]},
    {"at":[19],"kind":"system","points":[[1306,187],[1316,187],[1316,356],[19,356],[19,89],[69,89]]},
    {"at":[20],"kind":"system","points":[[1306,202],[1336,202],[1336,57],[29,57],[29,89],[69,89]]},
  ],
};
