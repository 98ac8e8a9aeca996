// Steers the replay.
import { controlReplay } from '#lib/contract/calls/v1/operator/replay/control.ts';
import { refuse, refuseField } from '#server/answers/refusal/refusal.ts';
import { serveOperator } from '#server/http/serving/serve.ts';

export const serveControlReplay = serveOperator(
  controlReplay,
  ['market'],
  (_request, { market }) => market.state(),
  ({ action, speed, timeMs }, { market }) => {
    const { replay } = market;
    if (replay === null) return refuse('noReplay');
    if (action === 'speed') {
      if (speed === undefined) return refuseField('speed', 'is missing');
      replay.setSpeed(speed);
    } else if (action === 'seek') {
      if (timeMs === undefined) return refuseField('timeMs', 'is missing');
      const { fromMs, toMs } = replay.span;
      if (timeMs < fromMs || timeMs > toMs) return refuseField('timeMs', `must be from ${fromMs} to ${toMs}: so long is the recording`);
      replay.seek(timeMs);
    } else replay[action]();
    return market.state();
  },
);
