// src/integrations/object-store/object-store.ts
/** The store does not respond or denies access; a retry may succeed. */
var StoreFault = class extends Error {};
const NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/;
/** Throws for a key that is not a path of plain names, which is a bug and never caused by a request. */
function assertKey(key) {
	const names = key.split("/");
	if (names.length > 8 || !names.every((name) => NAME.test(name))) throw new Error("a key is a path of plain names");
}
/** Returns a check that resolves if the store responds, even if the object does not exist. */
function createReachabilityCheck(store) {
	return async () => {
		await store.get("probe/readiness");
	};
}
export { assertKey as n, createReachabilityCheck as r, StoreFault as t };
