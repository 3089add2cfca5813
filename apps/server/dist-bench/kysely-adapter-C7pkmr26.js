export { t as createKyselyAdapter, a as kyselyAdapter } from "./dist-Cqq8_qqS.js";
