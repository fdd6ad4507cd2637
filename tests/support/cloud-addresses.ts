/** Addresses where clouds answer their own machines: metadata, keys, DNS, time, agents. None may be fetched. */
export const CLOUD_ADDRESSES: Record<string, string[]> = {
  AWS: [
    '169.254.169.254',
    '169.254.169.253',
    '169.254.169.123',
    '169.254.169.249',
    'fd00:ec2::254',
    'fd00:ec2::253',
    'fd00:ec2::123',
  ],
  'AWS ECS and EKS': ['169.254.170.2', '169.254.170.23', 'fd00:ec2::23'],
  Azure: ['168.63.129.16', '169.254.169.254', '169.254.169.253', '169.254.129.1'],
  Google: ['169.254.169.254', 'fd20:ce::254', '199.36.153.4', '199.36.153.11'],
  Oracle: ['169.254.169.254', '192.0.0.192', '169.254.0.2', 'fd00:c1::a9fe:a9fe'],
  Alibaba: ['100.100.100.200', '100.100.2.136', '100.100.2.138'],
  Tencent: ['169.254.0.23', '169.254.0.4'],
  Huawei: ['169.254.169.254', 'fe80::a9fe:a9fe'],
  IBM: ['169.254.169.254', '161.26.0.10', '166.8.0.1', '166.11.255.255'],
  DigitalOcean: ['169.254.169.254'],
  Hetzner: ['169.254.169.254', 'fe80::a9fe:a9fe'],
  'OpenStack, OVH, Exoscale': ['169.254.169.254', 'fe80::a9fe:a9fe'],
  Scaleway: ['169.254.42.42', 'fd00:42::42'],
  Vultr: ['169.254.169.254'],
  'Linode, Akamai': ['169.254.169.254', 'fd00:a9fe:a9fe::1'],
  'Equinix Metal': ['192.80.8.124'],
  Yandex: ['169.254.169.254'],
  'Fly.io': ['fdaa::3'],
  'Kubernetes, Docker': ['10.96.0.1', '10.43.0.1', '169.254.20.10', '172.17.0.1', '192.168.65.2'],
}

/** Their names, and other internal ones. */
export const INTERNAL_NAMES = [
  'metadata.google.internal',
  'METADATA.google.internal.',
  'metadata',
  'instance-data.ec2.internal',
  'kubernetes.default.svc',
  'kubernetes.default.svc.cluster.local',
  'host.docker.internal',
  'gateway.docker.internal',
  'localhost',
  'localhost.localdomain',
  'a.localhost',
  'printer.local',
  'router.lan',
  'router.home.arpa',
  'wiki.corp',
  'wiki.intranet',
  'redis',
]

/** The same addresses embedded in others: an IPv4 address in each way that IPv6 can embed one. */
export const carrying = (ipv4: string): Record<string, string> => {
  const [a = 0, b = 0, c = 0, d = 0] = ipv4.split('.').map(Number)
  const hex = (high: number, low: number) => ((high << 8) | low).toString(16)
  const [high, low] = [hex(a, b), hex(c, d)]
  const inverted = `${hex(255 - a, 255 - b)}:${hex(255 - c, 255 - d)}`
  return {
    'IPv4-mapped': `::ffff:${ipv4}`,
    'IPv4-mapped in hex': `::ffff:${high}:${low}`,
    'IPv4-mapped, written out': `0:0:0:0:0:ffff:${high}:${low}`,
    'IPv4-compatible': `::${ipv4}`,
    'IPv4-translated': `::ffff:0:${high}:${low}`,
    NAT64: `64:ff9b::${ipv4}`,
    'local NAT64': `64:ff9b:1::${high}:${low}`,
    '6to4': `2002:${high}:${low}::1`,
    Teredo: `2001:0:${high}:${low}::1`,
    'Teredo, the client': `2001:0:4136:e378:8000:63bf:${inverted}`,
    ISATAP: `2606:4700:1:2:0:5efe:${high}:${low}`,
    'ISATAP, unique': `2606:4700:1:2:200:5efe:${high}:${low}`,
  }
}
