// The beginning of the names of all our cookies over https: browsers let this very host alone set such a one, over https and for the whole site.
export const hostPrefix = '__Host-';
