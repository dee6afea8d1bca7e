// Under which names and addresses others on the local network reach this machine.
import { existsSync } from 'node:fs';
import { hostname, networkInterfaces } from 'node:os';

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const DNS_NAME = new RegExp(`^(?=.{1,253}$)${LABEL}(?:\\.${LABEL})*$`);
const HERE = ['localhost', '127.0.0.1', '::1'];

/** Networks of containers and of virtual machines, which end inside this machine. */
const INSIDE = /^(?:docker|br-|veth|virbr|vnet|podman|cni|flannel|cali|lxc|lxd|vboxnet|vmnet)/;

/** In small letters, such as `nyja` or `clock.example.is`. */
export function isDnsName(text: string): boolean {
  return DNS_NAME.test(text);
}

/** The name with `.local` comes first: it is found without a name server, and stays when the address changes. */
export function namesOfThisMachine(): readonly string[] {
  const name = hostname().toLowerCase();
  const own = !isDnsName(name) ? [] : name.includes('.') ? [name] : [`${name}.local`, name];
  return [...new Set([...own, ...addresses((network) => !INSIDE.test(network)), ...HERE])];
}

/** Addresses that lead nobody here from another machine. */
export function addressesInside(): readonly string[] {
  return addresses((network) => INSIDE.test(network));
}

/** Then its own name and addresses are those of the container, and not those of the machine that others know. */
export function isInContainer(): boolean {
  return existsSync('/.dockerenv') || existsSync('/run/.containerenv');
}

/** Without those of a single cable (fe80::…), which need a zone that no certificate can name. */
function addresses(isWanted: (network: string) => boolean): readonly string[] {
  return Object.entries(networkInterfaces())
    .filter(([network]) => isWanted(network))
    .flatMap(([, each]) => each ?? [])
    .filter(({ internal, address }) => !internal && !address.startsWith('fe80:'))
    .map(({ address }) => address);
}
