// Pasted alerts, as lists and as lines.
import { expect, test } from 'vitest';

import { pastedAlerts } from './pasted-alerts.ts';

test.each([
  ['nothing', '', []],
  ['a list', '[{"action":"ENTER_LONG"},{"action":"EXIT_LONG"}]', ['{"action":"ENTER_LONG"}', '{"action":"EXIT_LONG"}']],
  ['lines', '{"action":"ENTER_LONG"}\n\n{"action":"EXIT_LONG"}\r\n', ['{"action":"ENTER_LONG"}', '{"action":"EXIT_LONG"}']],
  ['a line that cannot be read', 'buy now', ['buy now']],
])('%s', (_, text, alerts) => {
  expect(pastedAlerts(text)).toEqual(alerts);
});
