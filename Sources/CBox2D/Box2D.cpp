// Before the headers, for their inline functions too: the same results on processors with fused multiplication and addition as on others.
#pragma STDC FP_CONTRACT OFF

#include "CBox2D.h"

#include <box2d/box2d.h>

#include <algorithm>
#include <cmath>

namespace {

b2Vec2 vec(KinoraVector v) { return b2Vec2(float(v.x), float(v.y)); }
KinoraVector vec(b2Vec2 v) { return {v.x, v.y}; }
b2Body *body(KinoraBody *b) { return reinterpret_cast<b2Body *>(b); }
const b2Body *body(const KinoraBody *b) { return reinterpret_cast<const b2Body *>(b); }
uintptr_t number(b2Fixture *f) { return f->GetBody()->GetUserData().pointer; }

struct Handler : b2ContactFilter, b2ContactListener {
    KinoraContactHandler handler;

    bool ShouldCollide(b2Fixture *a, b2Fixture *b) override { return handler.collides(handler.context, number(a), number(b)); }

    void BeginContact(b2Contact *contact) override { report(contact, true); }
    void EndContact(b2Contact *contact) override { report(contact, false); }

    void report(b2Contact *contact, bool begins) {
        b2WorldManifold manifold;
        contact->GetWorldManifold(&manifold);
        handler.contact(
            handler.context, number(contact->GetFixtureA()), number(contact->GetFixtureB()), vec(manifold.points[0]), begins);
    }
};

}  // namespace

struct KinoraWorld {
    b2World world{b2Vec2(0, 0)};
    Handler handler;
};

extern "C" {

KinoraWorld *kinora_world_create(KinoraContactHandler handler) {
    KinoraWorld *w = new KinoraWorld;
    w->handler.handler = handler;
    w->world.SetContactFilter(&w->handler);
    w->world.SetContactListener(&w->handler);
    return w;
}

void kinora_world_destroy(KinoraWorld *world) { delete world; }

void kinora_world_step(KinoraWorld *world, double seconds) { world->world.Step(float(seconds), 8, 4); }

KinoraBody *kinora_body_create(KinoraWorld *world, uintptr_t number, KinoraVector position, double angle, bool is_static) {
    b2BodyDef def;
    def.type = is_static ? b2_staticBody : b2_dynamicBody;
    def.position = vec(position);
    def.angle = float(angle);
    def.userData.pointer = number;
    return reinterpret_cast<KinoraBody *>(world->world.CreateBody(&def));
}

void kinora_body_destroy(KinoraWorld *world, KinoraBody *b) { world->world.DestroyBody(body(b)); }

static void clear(b2Body *b) {
    while (b2Fixture *fixture = b->GetFixtureList()) b->DestroyFixture(fixture);
}

void kinora_body_set_shape(
    KinoraBody *b, const KinoraVector *points, int32_t count, double radius, double density, double friction, double restitution) {
    clear(body(b));
    b2FixtureDef def;
    def.density = float(density);
    def.friction = float(friction);
    def.restitution = float(restitution);
    def.restitutionThreshold = 1;
    b2CircleShape circle;
    b2PolygonShape polygon;
    if (count == 1) {
        circle.m_p = vec(points[0]);
        circle.m_radius = float(radius);
        def.shape = &circle;
    } else {
        b2Vec2 corners[b2_maxPolygonVertices];
        int32_t used = std::min<int32_t>(count, b2_maxPolygonVertices);
        for (int32_t i = 0; i < used; i++) corners[i] = vec(points[i]);
        polygon.Set(corners, used);
        def.shape = &polygon;
    }
    body(b)->CreateFixture(&def);
    body(b)->SetAwake(true);
}

void kinora_body_set_line(KinoraBody *b, const KinoraVector *points, int32_t count) {
    clear(body(b));
    for (int32_t i = 0; i + 1 < count; i++) {
        b2Vec2 from = vec(points[i]), to = vec(points[i + 1]);
        if (b2DistanceSquared(from, to) <= b2_linearSlop * b2_linearSlop) continue;
        b2EdgeShape edge;
        edge.SetTwoSided(from, to);
        b2FixtureDef def;
        def.shape = &edge;
        def.friction = 0;
        def.restitutionThreshold = 1;
        body(b)->CreateFixture(&def);
    }
}

void kinora_body_set_damping(KinoraBody *b, double linear, double angular) {
    body(b)->SetLinearDamping(float(linear));
    body(b)->SetAngularDamping(float(angular));
}

void kinora_body_set_rotates(KinoraBody *b, bool rotates) { body(b)->SetFixedRotation(!rotates); }
void kinora_body_set_static(KinoraBody *b, bool is_static) { body(b)->SetType(is_static ? b2_staticBody : b2_dynamicBody); }

void kinora_body_set_transform(KinoraBody *b, KinoraVector position, double angle) {
    body(b)->SetTransform(vec(position), float(angle));
    body(b)->SetAwake(true);
}

void kinora_body_set_velocity(KinoraBody *b, KinoraVector linear, double angular) {
    body(b)->SetLinearVelocity(vec(linear));
    body(b)->SetAngularVelocity(float(angular));
}

void kinora_body_apply(KinoraBody *b, KinoraVector vector, KinoraVector offset, bool is_impulse) {
    b2Vec2 point = body(b)->GetWorldCenter() + vec(offset);
    if (is_impulse) body(b)->ApplyLinearImpulse(vec(vector), point, true);
    else body(b)->ApplyForce(vec(vector), point, true);
}

void kinora_body_apply_torque(KinoraBody *b, double torque) { body(b)->ApplyTorque(float(torque), true); }
void kinora_body_wake(KinoraBody *b) {
    body(b)->SetAwake(true);
    for (b2Fixture *fixture = body(b)->GetFixtureList(); fixture; fixture = fixture->GetNext()) fixture->Refilter();
}
KinoraVector kinora_body_position(const KinoraBody *b) { return vec(body(b)->GetPosition()); }
double kinora_body_angle(const KinoraBody *b) { return body(b)->GetAngle(); }
KinoraVector kinora_body_velocity(const KinoraBody *b) { return vec(body(b)->GetLinearVelocity()); }
double kinora_body_angular_velocity(const KinoraBody *b) { return body(b)->GetAngularVelocity(); }
double kinora_body_mass(const KinoraBody *b) { return body(b)->GetMass(); }
double kinora_body_inertia(const KinoraBody *b) { return body(b)->GetInertia(); }
bool kinora_body_is_awake(const KinoraBody *b) { return body(b)->GetType() != b2_staticBody && body(b)->IsAwake(); }

static KinoraJoint *create(KinoraWorld *world, b2JointDef &def, KinoraBody *a, KinoraBody *b) {
    def.bodyA = body(a);
    def.bodyB = body(b);
    def.collideConnected = true;
    return reinterpret_cast<KinoraJoint *>(world->world.CreateJoint(&def));
}

KinoraJoint *kinora_joint_distance(
    KinoraWorld *world, KinoraBody *a, KinoraBody *b, KinoraVector on_a, KinoraVector on_b, double minimum, double length, double maximum,
    double frequency, double damping) {
    b2DistanceJointDef def;
    def.localAnchorA = vec(on_a);
    def.localAnchorB = vec(on_b);
    def.minLength = float(minimum);
    def.length = std::max(float(length), b2_linearSlop);
    def.maxLength = float(maximum);
    if (frequency > 0) b2LinearStiffness(def.stiffness, def.damping, float(frequency), float(damping), body(a), body(b));
    return create(world, def, a, b);
}

KinoraJoint *kinora_joint_pin(KinoraWorld *world, KinoraBody *a, KinoraBody *b, KinoraVector at, double lower, double upper, double friction) {
    b2RevoluteJointDef def;
    def.Initialize(body(a), body(b), vec(at));
    if (std::isfinite(lower) && std::isfinite(upper)) {
        def.enableLimit = true;
        def.lowerAngle = float(lower);
        def.upperAngle = float(upper);
    }
    if (friction > 0) {
        def.enableMotor = true;
        def.maxMotorTorque = float(friction);
    }
    return create(world, def, a, b);
}

KinoraJoint *kinora_joint_fixed(KinoraWorld *world, KinoraBody *a, KinoraBody *b, KinoraVector at) {
    b2WeldJointDef def;
    def.Initialize(body(a), body(b), vec(at));
    return create(world, def, a, b);
}

KinoraJoint *kinora_joint_slide(
    KinoraWorld *world, KinoraBody *a, KinoraBody *b, KinoraVector at, KinoraVector axis, double lower, double upper) {
    b2PrismaticJointDef def;
    def.Initialize(body(a), body(b), vec(at), vec(axis));
    if (std::isfinite(lower) && std::isfinite(upper)) {
        def.enableLimit = true;
        def.lowerTranslation = float(lower);
        def.upperTranslation = float(upper);
    }
    return create(world, def, a, b);
}

void kinora_joint_destroy(KinoraWorld *world, KinoraJoint *joint) { world->world.DestroyJoint(reinterpret_cast<b2Joint *>(joint)); }
}
