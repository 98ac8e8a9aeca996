// Messages for a signal bot, ready to copy: the plain form for alerts, the form for strategies of TradingView, and a command line.

/** The two forms of a message. */
export const templateNames = ['alert', 'strategy'] as const;
type TemplateName = (typeof templateNames)[number];

const written = (fields: Readonly<Record<string, string>>): string => JSON.stringify(fields, null, 2);

/** TradingView fills in what stands in double braces. */
export function alertTemplate(name: TemplateName, instrument: string, token: string): string {
  const common = { instrument, signalToken: token, timestamp: '{{timenow}}', maxLag: '60' };
  if (name === 'alert')
    return written({ action: 'ENTER_LONG', ...common, orderType: 'market', investmentType: 'percentage_investment', amount: '10' });
  return written({
    id: '{{strategy.order.id}}',
    action: '{{strategy.order.action}}',
    marketPosition: '{{strategy.market_position}}',
    prevMarketPosition: '{{strategy.prev_market_position}}',
    ...common,
    investmentType: 'base',
    amount: '{{strategy.order.contracts}}',
  });
}

/** Stamped by the shell that runs it. */
export function curlCommand(address: string, instrument: string, token: string): string {
  const body = JSON.stringify({ action: 'ENTER_LONG', instrument, signalToken: token, timestamp: 'NOW' });
  const [before = '', after = ''] = body.split('NOW');
  return `curl -X POST '${address}' -H 'content-type: application/json' -d '${before}'"$(date -u +%Y-%m-%dT%H:%M:%SZ)"'${after}'`;
}

/** A message for the console, stamped with a moment. */
export const consoleMessage = (instrument: string, nowMs: number): string =>
  written({ action: 'ENTER_LONG', instrument, timestamp: new Date(nowMs).toISOString(), maxLag: '60' });
