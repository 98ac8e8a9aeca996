// The packages are the project's own.
export default { poweredByHeader: false, turbopack: { root: new URL('../../..', import.meta.url).pathname } };
