#include "CBrowser.h"

#include <arpa/inet.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/in.h>
#include <string.h>

size_t kinora_local_addresses(char *text, size_t size) {
    struct ifaddrs *first = NULL;
    size_t count = 0;
    if (size == 0) return 0;
    text[0] = 0;
    if (getifaddrs(&first) != 0) return 0;
    for (struct ifaddrs *at = first; at; at = at->ifa_next) {
        if (!at->ifa_addr || at->ifa_addr->sa_family != AF_INET || (at->ifa_flags & IFF_LOOPBACK) || !(at->ifa_flags & IFF_UP)) continue;
        char line[INET_ADDRSTRLEN];
        if (!inet_ntop(AF_INET, &((struct sockaddr_in *)at->ifa_addr)->sin_addr, line, sizeof line)) continue;
        size_t length = strlen(line);
        if (count + length + 2 > size) break;
        memcpy(text + count, line, length);
        count += length;
        text[count++] = '\n';
        text[count] = 0;
    }
    freeifaddrs(first);
    return count;
}
