// The part of Box2D that UIKit Dynamics uses, in C. Lengths are in metres, masses in kilograms, times in seconds; y points down as in
// UIKit, which Box2D does not mind.
#ifndef KINORA_CBOX2D_H
#define KINORA_CBOX2D_H

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct KinoraWorld KinoraWorld;
typedef struct KinoraBody KinoraBody;
typedef struct KinoraJoint KinoraJoint;

typedef struct {
    double x, y;
} KinoraVector;

// Called from a step. The numbers are those given to bodies.
typedef struct {
    void *context;
    // Whether two bodies touch each other.
    bool (*collides)(void *context, uintptr_t a, uintptr_t b);
    // A contact has begun, at a point, or ended.
    void (*contact)(void *context, uintptr_t a, uintptr_t b, KinoraVector point, bool begins);
} KinoraContactHandler;

KinoraWorld *kinora_world_create(KinoraContactHandler handler);
void kinora_world_destroy(KinoraWorld *world);
void kinora_world_step(KinoraWorld *world, double seconds);

// A body without a shape; dynamic, or static.
KinoraBody *kinora_body_create(KinoraWorld *world, uintptr_t number, KinoraVector position, double angle, bool is_static);
void kinora_body_destroy(KinoraWorld *world, KinoraBody *body);
// Replaces the shape: a convex polygon of 3 to 8 points around the body's origin, or with one point a circle of radius `radius`.
void kinora_body_set_shape(
    KinoraBody *body, const KinoraVector *points, int32_t count, double radius, double density, double friction, double restitution);
// Replaces the shape of a static body by a line through points.
void kinora_body_set_line(KinoraBody *body, const KinoraVector *points, int32_t count);
void kinora_body_set_damping(KinoraBody *body, double linear, double angular);
void kinora_body_set_rotates(KinoraBody *body, bool rotates);
void kinora_body_set_static(KinoraBody *body, bool is_static);
void kinora_body_set_transform(KinoraBody *body, KinoraVector position, double angle);
void kinora_body_set_velocity(KinoraBody *body, KinoraVector linear, double angular);
void kinora_body_apply(KinoraBody *body, KinoraVector vector, KinoraVector offset, bool is_impulse);
void kinora_body_apply_torque(KinoraBody *body, double torque);
// Lets a body move again, and asks again which others it touches.
void kinora_body_wake(KinoraBody *body);
KinoraVector kinora_body_position(const KinoraBody *body);
double kinora_body_angle(const KinoraBody *body);
KinoraVector kinora_body_velocity(const KinoraBody *body);
double kinora_body_angular_velocity(const KinoraBody *body);
double kinora_body_mass(const KinoraBody *body);
double kinora_body_inertia(const KinoraBody *body);
bool kinora_body_is_awake(const KinoraBody *body);

// Joints between points of two bodies, in each body's own coordinates. A frequency of 0 is rigid.
KinoraJoint *kinora_joint_distance(
    KinoraWorld *world, KinoraBody *a, KinoraBody *b, KinoraVector on_a, KinoraVector on_b, double minimum, double length, double maximum,
    double frequency, double damping);
KinoraJoint *kinora_joint_pin(KinoraWorld *world, KinoraBody *a, KinoraBody *b, KinoraVector at, double lower, double upper, double friction);
KinoraJoint *kinora_joint_fixed(KinoraWorld *world, KinoraBody *a, KinoraBody *b, KinoraVector at);
KinoraJoint *kinora_joint_slide(
    KinoraWorld *world, KinoraBody *a, KinoraBody *b, KinoraVector at, KinoraVector axis, double lower, double upper);
void kinora_joint_destroy(KinoraWorld *world, KinoraJoint *joint);

#ifdef __cplusplus
}
#endif

#endif
