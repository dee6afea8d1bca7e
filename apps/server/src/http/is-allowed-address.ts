// Whether an address lies in ranges: the address rule of a company, and where another system may sign in from.
import ipaddr from 'ipaddr.js';

/** @param allowedRanges CIDR ranges of either family; none means that every address is allowed */
export function isAllowedAddress(address: string, allowedRanges: readonly string[]): boolean {
  if (allowedRanges.length === 0) return true;
  if (!ipaddr.isValid(address)) return false;
  const client = ipaddr.process(address);
  return allowedRanges.some((range) => {
    const [network, prefixLength] = ipaddr.parseCIDR(range);
    return network.kind() === client.kind() && client.match(network, prefixLength);
  });
}
