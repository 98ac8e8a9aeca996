// The fields of a plan order that can be changed while it waits.

export type PlanField =
  | 'triggerPrice'
  | 'executePrice'
  | 'limitPrice'
  | 'stopTrigger'
  | 'stopLimit'
  | 'takeProfit'
  | 'takeProfitLimit'
  | 'stopLoss'
  | 'stopLossLimit'
  | 'stopLossWait'
  | 'callback'
  | 'slices'
  | 'interval'
  | 'size';
