// The event of what a market was told from outside.

export type InputEvent = { readonly type: 'input-noted'; readonly text: string };
