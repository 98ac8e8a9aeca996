// Whether the main navigation has had to hide some of its entries; the button of the drawer then comes out on wide screens too.
import { create } from 'zustand';

type HeaderRoom = { readonly short: boolean; set(short: boolean): void };

export const useHeaderRoom = create<HeaderRoom>((set) => ({
  short: false,
  set: (short) => set((room) => (room.short === short ? room : { short })),
}));
