// A coin to choose: its code, and its name where it is known.
export type PickedCoin = { readonly coin: string; readonly name: string };
